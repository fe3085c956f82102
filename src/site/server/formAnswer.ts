import type { FastifyReply, FastifyRequest } from 'fastify'
import type { EnquiryError, EnquiryValues } from '../enquiries/checkEnquiry.ts'
import type { FormDescription } from '../store/siteManifest.ts'
import type { ContentStore } from './contentStore.ts'
import type { BuiltSite } from './readBuiltSite.ts'
import { bareCsp, securityHeaders } from './securityHeaders.ts'
import { sendResource } from './sendResource.ts'

/**
 * Puts typed data and errors into the page that a form stands on: `html` is the built page. `src/site/build` brings the function,
 * since only it knows what forms look like.
 */
export type RenderFormPage = (
  html: string,
  form: FormDescription,
  values: EnquiryValues,
  errors: readonly EnquiryError[],
) => string | Promise<string>

export type FormAnswer = {
  readonly status: number
  readonly errors: readonly EnquiryError[]
  readonly values: EnquiryValues
  readonly retryAfter?: number
}

/** A program asks for JSON; a browser that posts a form by itself does not. */
const wantsJson = (request: FastifyRequest): boolean =>
  /\bapplication\/(\w+\+)?json\b/i.test(request.headers.accept ?? '')

/** Where success leads. When the form service has an origin of its own, the thank-you page is on the site's. */
const nextOf = ({ manifest }: BuiltSite, form: FormDescription): string =>
  (manifest.formEndpoint ? manifest.origin : '') + form.next

export const answerSuccess = (
  request: FastifyRequest,
  reply: FastifyReply,
  site: BuiltSite,
  form: FormDescription,
) => {
  const next = nextOf(site, form)
  return wantsJson(request) ? reply.send({ ok: true, next }) : reply.redirect(next, 303)
}

const formPage = async (site: BuiltSite, contents: ContentStore, form: FormDescription) => {
  const resource = site.resources.get(form.route)
  if (!resource) return undefined
  const { body } = await contents.load(resource, resource.plain)
  return (
    body && {
      html: body.toString('utf8'),
      csp: resource.headers['Content-Security-Policy'] ?? bareCsp,
    }
  )
}

/** Answers an enquiry that was not taken: with JSON, or with the form's page, the typed data and the errors in it. */
export const answerFailure = async (
  request: FastifyRequest,
  reply: FastifyReply,
  {
    site,
    contents,
    renderFormPage,
  }: { site: BuiltSite; contents: ContentStore; renderFormPage: RenderFormPage },
  form: FormDescription | undefined,
  { status, errors, values, retryAfter }: FormAnswer,
) => {
  reply.code(status)
  if (retryAfter) reply.header('Retry-After', retryAfter)
  // A page that is older than the form knows its fields by the names that it has sent.
  if (wantsJson(request))
    return reply.send({
      errors: errors.map(({ sentAs, ...error }) =>
        sentAs === undefined ? error : { ...error, field: sentAs },
      ),
    })
  const page = form && (await formPage(site, contents, form))
  if (form && page) {
    const html = await renderFormPage(page.html, form, values, errors)
    return reply
      .type('text/html; charset=utf-8')
      .header('Content-Security-Policy', page.csp)
      .send(html)
  }
  if (!site.notFound)
    return reply
      .type('text/plain; charset=utf-8')
      .send(errors.map(({ message }) => `${message}\n`).join(''))
  reply.hijack()
  return sendResource(request.raw, reply.raw, site.notFound, contents, status)
}

/** Headers of every answer of the form service. */
export const formHeaders = {
  ...securityHeaders,
  'Content-Security-Policy': bareCsp,
  'Cache-Control': 'no-store',
}
