import { Heading } from '@radix-ui/themes'

export const Facts = () => <Heading as="h1">Facts</Heading>
