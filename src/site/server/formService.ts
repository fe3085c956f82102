import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { formFolder } from '../../core/document/addresses.ts'
import { languageName } from '../../core/document/reservedFieldNames.ts'
import type { FieldRulesByType } from '../../core/fields/fieldRules.ts'
import type { ServiceWord } from '../../core/locale/serviceWords.ts'
import { entriesNow } from '../../render/fields/entriesNow.ts'
import type { EnquiryError, EnquiryValues } from '../enquiries/checkEnquiry.ts'
import {
  type EnquiryBody,
  readFormBody,
  readJsonBody,
  readMultipartBody,
} from '../enquiries/enquiryBody.ts'
import { type StoreLead, takeEnquiry } from '../enquiries/takeEnquiry.ts'
import type { FormDescription, SiteManifest } from '../store/siteManifest.ts'
import type { AddressLimits } from './addressLimits.ts'
import type { ContentStore } from './contentStore.ts'
import {
  answerFailure,
  answerSuccess,
  type FormAnswer,
  formHeaders,
  type RenderFormPage,
} from './formAnswer.ts'
import { isOwnOrigin } from './isOwnOrigin.ts'
import type { BuiltSite } from './readBuiltSite.ts'

/** The largest body of an enquiry in bytes: twenty thousand characters take up to nine bytes each in a form's encoding. */
const largestBody = 256 * 1024

export type FormService = {
  readonly currentSite: () => BuiltSite
  /** What fields refuse, by their types. */
  readonly rules: FieldRulesByType
  readonly contents: ContentStore
  readonly renderFormPage: RenderFormPage
  readonly limits: AddressLimits
  readonly store: StoreLead
  /** Whether the store's room is kept for small enquiries. */
  readonly isScarce: () => boolean
  readonly report: (line: string) => void
  readonly now: () => number
}

/** A refusal of the whole enquiry, told in the words of the site, or of the form in its language; those of a site that was built by an older engine are told by their code alone. */
const failure =
  (status: number, code: EnquiryError['code'], word: ServiceWord, retryAfter?: number) =>
  ({ words }: Pick<SiteManifest, 'words'>): FormAnswer => ({
    status,
    errors: [{ code, message: words[word] ?? '' }],
    values: {},
    ...(retryAfter ? { retryAfter } : {}),
  })

const unknownForm = failure(404, 'FORM_NOT_FOUND', 'formUnknown')
const foreign = failure(403, 'BLOCKED', 'enquiryForeign')
const tooMany = failure(429, 'TOO_MANY', 'enquiriesTooMany', 300)

/** The framework's code for a body of a kind that is not read. */
const withFiles = 'FST_ERR_CTP_INVALID_MEDIA_TYPE'

/** What the parsers and the framework refuse, in the form service's own terms. */
const refusals: Readonly<Record<string, ReturnType<typeof failure>>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: failure(413, 'TOO_LARGE', 'enquiryTooLong'),
  [withFiles]: failure(415, 'NO_FILE_UPLOADS', 'enquiryWithFiles'),
}
const notUnderstood = failure(400, 'NOT_UNDERSTOOD', 'enquiryUnread')

const failed = failure(500, 'UNSPECIFIED', 'serverFailed')

/** The language that an enquiry says it was written in; undefined where the site has but one, or no such language. */
const languageIn = (
  { manifest: { languages = [] } }: BuiltSite,
  body: EnquiryBody,
): string | undefined => languages.find((tag) => tag === body.get(languageName)?.[0])

type FormHere = FormDescription & { readonly words: SiteManifest['words'] }

/**
 * The form that an id stands for, or stood for until it got another one; where several share it, the one with the enquiry's `formType`. It speaks
 * the enquiry's language.
 */
const formOf = (
  site: BuiltSite,
  id: string,
  body: EnquiryBody = new Map(),
): FormHere | undefined => {
  const { manifest } = site
  const own = manifest.forms.filter((form) => form.id === id)
  const forms =
    own.length > 0 ? own : manifest.forms.filter(({ formerly = [] }) => formerly.includes(id))
  const form = forms.find(({ formType }) => formType === body.get('formType')?.[0]) ?? forms[0]
  return (
    form && { ...form, words: manifest.words, ...form.translations?.[languageIn(site, body) ?? ''] }
  )
}

const plainValues = ({ fields }: FormDescription, body: EnquiryBody): EnquiryValues =>
  Object.fromEntries(
    entriesNow(fields, [...body]).map(([name, texts]) => [
      name,
      texts.length > 1 ? texts : (texts[0] ?? ''),
    ]),
  )

const allowOrigin = (request: FastifyRequest, reply: FastifyReply) => {
  const { origin } = request.headers
  reply.headers(formHeaders).header('Vary', 'Origin, Accept')
  if (origin !== undefined) reply.header('Access-Control-Allow-Origin', origin)
}

const parseJson = (text: string): EnquiryBody | string => {
  try {
    return readJsonBody(text === '' ? {} : JSON.parse(text))
  } catch {
    return 'Expected JSON.'
  }
}

const addParsers = (app: FastifyInstance) => {
  app.removeAllContentTypeParsers()
  const options = { parseAs: 'string', bodyLimit: largestBody } as const
  app.addContentTypeParser<string>(
    ['application/json', 'text/plain'],
    options,
    (_request, text, done) => done(null, parseJson(text)),
  )
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    options,
    (_request, text, done) => done(null, readFormBody(text)),
  )
  app.addContentTypeParser<Buffer<ArrayBuffer>>(
    'multipart/form-data',
    { ...options, parseAs: 'buffer' },
    async (request: FastifyRequest, content: Buffer<ArrayBuffer>) => {
      const body = await readMultipartBody(request.headers['content-type'] ?? '', content)
      if (body === undefined)
        throw Object.assign(new Error('Files are not taken.'), { code: withFiles })
      return body
    },
  )
}

type Route = { Params: { id: string }; Body: EnquiryBody | string | undefined }

/** Takes an enquiry that was posted, and answers. */
const takePosted = async (
  service: FormService,
  request: FastifyRequest<Route>,
  reply: FastifyReply,
) => {
  const context = () => ({ ...service, site: service.currentSite() }) // which may be another one once the enquiry is stored
  const { site } = context()
  const { body = new Map() } = request
  const now = service.now()
  if (typeof body === 'string')
    return answerFailure(request, reply, context(), formOf(site, request.params.id), {
      ...notUnderstood(site.manifest),
      errors: [{ code: 'NOT_UNDERSTOOD', message: body }],
    })
  const form = formOf(site, request.params.id, body)
  if (!form) return answerFailure(request, reply, context(), undefined, unknownForm(site.manifest))
  if (!service.limits.isAllowed(request.ip, now))
    return answerFailure(request, reply, context(), form, {
      ...tooMany(form),
      values: plainValues(form, body),
    })
  const sessionData = String(request.headers['formspree-session-data'] ?? '')
  const isUnmarked = () => service.limits.isUnmarked(request.ip, now)
  const taken = await takeEnquiry(
    // Under the id that it was sent to: a second try of an open page is the same enquiry.
    {
      rules: service.rules,
      form: { ...form, id: request.params.id },
      body,
      words: form.words,
      language: languageIn(site, body),
      timeZone: site.manifest.timeZone,
      sessionData,
      isUnmarked,
      hasRoom: (bytes) =>
        service.limits.hasRoom(request.ip, { bytes, isScarce: service.isScarce() }, now),
      now,
    },
    service.store,
    service.report,
  )
  return taken.status === 200
    ? answerSuccess(request, reply, site, form)
    : answerFailure(request, reply, context(), form, taken)
}

/**
 * The embedded form service: `POST /f/{form id}` in Formspree's protocol, so that a site may be moved to that service, or to another that speaks it, without a change of its pages.
 */
export const formService = (service: FormService) => async (app: FastifyInstance) => {
  addParsers(app)
  const context = () => ({ ...service, site: service.currentSite() })

  app.addHook<Route>('onRequest', async (request, reply) => {
    const site = service.currentSite()
    if (!isOwnOrigin(request.headers.origin, request.host ?? '', site.manifest.origin)) {
      reply.headers(formHeaders)
      return answerFailure(request, reply, context(), undefined, foreign(site.manifest))
    }
    allowOrigin(request, reply)
    if (!formOf(site, request.params.id))
      return answerFailure(request, reply, context(), undefined, unknownForm(site.manifest))
  })

  app.setErrorHandler<FastifyError, Route>((error, request, reply) => {
    const status = error.statusCode ?? 500
    const known = refusals[error.code] ?? (status < 500 ? notUnderstood : undefined)
    if (!known) service.report(`The form service failed: ${error.message}`)
    const site = service.currentSite()
    const form = formOf(site, request.params.id)
    const answer = (known ?? failed)(form ?? site.manifest)
    // It may be the drawing of the form that has failed: nobody gets to read why.
    return answerFailure(request, reply, context(), form, answer).catch(() =>
      reply.code(500).type('text/plain; charset=utf-8').send(`${answer.errors[0]?.message}\n`),
    )
  })

  app.options<Route>(`${formFolder}:id`, (_request, reply) =>
    reply
      .code(204)
      .headers({
        'Access-Control-Allow-Methods': 'POST',
        'Access-Control-Allow-Headers':
          'Accept, Content-Type, Formspree-Client, Formspree-Session-Data',
        'Access-Control-Max-Age': '7200',
      })
      .send(),
  )

  app.post<Route>(`${formFolder}:id`, (request, reply) => takePosted(service, request, reply))

  app.route({
    method: app.supportedMethods.filter((method) => method !== 'POST' && method !== 'OPTIONS'),
    url: `${formFolder}:id`,
    handler: (_request, reply) =>
      reply
        .code(405)
        .header('Allow', 'POST, OPTIONS')
        .send([{ code: 'NOT_UNDERSTOOD', message: 'Send enquiries with POST.' }]),
  })
}
