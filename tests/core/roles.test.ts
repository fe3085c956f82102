import { describe, expect, it, test } from 'vitest'
import { kindOf, propertiesOf } from '../../src/authoring/studio/client/panel/kindOf.ts'
import { sentParts } from '../../src/authoring/studio/server/views/sentParts.ts'
import { documentSchemas } from '../../src/core/document/documentSchemas.ts'
import * as parts from '../../src/core/document/parts.ts'
import { roleOf } from '../../src/core/document/roleOf.ts'
import { choicesOf } from '../../src/core/kit/choices.ts'
import type { PartSchema } from '../../src/core/kit/PartSchema.ts'
import { gather } from '../../src/core/model/schema/gather.ts'
import { namesIn } from '../../src/core/model/schema/namesIn.ts'
import { pointerOf } from '../../src/core/model/schema/path.ts'
import { standardAuthoringKit } from '../../src/kits/standard/authoringKit.ts'

/** A block of a site, written as JSON: no part of it is an object of the engine. */
const schema: PartSchema = JSON.parse(`{
  "type": "object", "title": "Waypost", "description": "Where to go.",
  "required": ["type"], "additionalProperties": false,
  "properties": {
    "type": { "enum": ["waypost"] },
    "to": { "$comment": "role: href", "type": "string", "title": "Way" },
    "about": { "$comment": "role: pageAddress", "type": "string", "title": "Page" },
    "opens": { "$comment": "role: dialogName", "type": "string", "title": "Form" },
    "copied": ${JSON.stringify({ ...parts.href, title: 'Copy' })},
    "photo": ${JSON.stringify(parts.picture)},
    "button": ${JSON.stringify(parts.action)},
    "fee": ${JSON.stringify(parts.figure('Fee', 'What it costs.'))}
  }
}`)
const kit = {
  ...standardAuthoringKit,
  blocks: { ...standardAuthoringKit.blocks, waypost: { schema } as never }, // only its schema is asked for
  own: { blocks: ['waypost'], fields: [] } as never,
}
const choices = choicesOf(kit)
const page = {
  blocks: [
    {
      type: 'waypost',
      to: '/a',
      about: '/b',
      opens: 'booking',
      copied: '/c',
      photo: { src: '/assets/d.jpg', alt: 'A door' },
      button: { label: 'Go', href: '/e' },
    },
  ],
}

describe('a custom block with a schema in JSON', () => {
  it('has its links, pictures and actions collected for lint', () => {
    const { links, pictures, actions } = gather(choices, page, documentSchemas.page)
    expect(links.map(({ href }) => href)).toEqual(['/a', '/b', '/c', '/e'])
    expect([...pictures, ...actions].map(({ path }) => pointerOf(path))).toEqual([
      '/blocks/0/photo',
      '/blocks/0/button',
    ])
  })

  it('has its addresses, dialogs and assets collected for renaming', () => {
    expect(
      namesIn(choices, page, documentSchemas.page).map(({ kind, name }) => `${kind} ${name}`),
    ).toEqual([
      'address /a',
      'address /b',
      'dialog booking',
      'address /c',
      'address /assets/d.jpg',
      'address /e',
    ])
  })

  it('gets the studio’s field editors for its roles', () => {
    const sent = JSON.parse(JSON.stringify(sentParts(kit))).blocks.waypost.schema
    expect(Object.values(propertiesOf(sent)).map((property) => kindOf(property, choices))).toEqual([
      'choice',
      'link',
      'page',
      'dialog',
      'link',
      'picture',
      'object',
      'number',
    ])
  })
})

test.each([
  ['href', parts.href],
  ['picture', parts.picture],
  ['action', parts.action],
  ['id', parts.id],
])('a JSON copy of %s keeps its schema role', (name, part) => {
  expect(roleOf(JSON.parse(JSON.stringify({ ...part, title: 'Other' })))).toBe(name)
})
