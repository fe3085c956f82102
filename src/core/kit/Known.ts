/** What a module exports, with words in the place of a name that `Part` does not have: these are what the compiler then says. */
export type Known<Module, Part> = {
  readonly [Name in keyof Module]: Name extends keyof Part
    ? Module[Name]
    : 'No part of this kind exports this name: see BlockModule, FieldModule or RuleModule'
}
