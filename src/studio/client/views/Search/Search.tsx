import { Heading } from '@radix-ui/themes'

export const Search = () => <Heading as="h1">Search</Heading>
