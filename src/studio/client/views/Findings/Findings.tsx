import { Heading } from '@radix-ui/themes'

export const Findings = () => <Heading as="h1">Findings</Heading>
