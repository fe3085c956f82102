import { Heading } from '@radix-ui/themes'

export const History = () => <Heading as="h1">History</Heading>
