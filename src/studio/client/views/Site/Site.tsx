import { Heading } from '@radix-ui/themes'

export const Site = () => <Heading as="h1">Site</Heading>
