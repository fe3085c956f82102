/** Why the studio does not do something, in words for the author. */
export class Refusal extends Error {}
