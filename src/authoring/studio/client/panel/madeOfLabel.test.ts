import { expect, it } from 'vitest'
import { fieldName, optionValue } from '../../../../core/document/fieldParts.ts'
import { isUnnamed, madeOfLabel } from './madeOfLabel.ts'

it.each([
  ['How did you hear about us?', [], 'howDidYouHearAboutUs'],
  ['When would you like to move in?', [], 'whenWouldYouLikeToMoveIn'],
  ['In which of the two houses do you live at the moment?', [], 'whichTwoHousesDo'],
  ['Name of the boat', [], 'nameOfTheBoat'],
  ['How old is the pupil?', [], 'howOldIsThePupil'],
  ['E-mail', ['eMail'], 'eMail2'],
  ['Form type', [], 'formType2'],
  ['2nd director', [], 'director'],
  ['Straße und Café', [], 'strasseUndCafe'],
  ['आपका नाम', [], undefined],
  ['2027', [], undefined],
])('a field labelled “%s” next to %j gets the name %s', (label, taken, name) => {
  expect(madeOfLabel(fieldName, label, taken)).toBe(name)
  if (name !== undefined) expect(name).toMatch(new RegExp(fieldName.pattern))
})

it.each([
  ['A friend told me', [], 'a-friend-told-me'],
  ['Under ₹50,000', ['under-50-000'], 'under-50-000-2'],
  ['अख़बार', [], 'अख़बार'],
])('an option labelled “%s” next to %j gets the value %s', (label, taken, value) =>
  expect(madeOfLabel(optionValue, label, taken)).toBe(value),
)

it.each([
  ['new', true],
  ['new2', true],
  ['TODO: Word in the enquiry-2', true],
  ['newspaper', false],
  ['india', false],
])('recognises “%s” as the value of an unnamed new entry: %s', (value, is) =>
  expect(isUnnamed(value)).toBe(is),
)
