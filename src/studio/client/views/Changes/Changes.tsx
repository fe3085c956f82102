import { Heading } from '@radix-ui/themes'

export const Changes = () => <Heading as="h1">Changes</Heading>
