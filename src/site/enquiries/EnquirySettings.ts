/** The settings of the server that say where enquiries are kept and who receives them. */
export type EnquirySettings = {
  readonly LEADS_URL: string
  readonly LEADS_LIMIT_MB: number
  readonly SMTP_URL?: string | undefined
  readonly LEADS_TO?: string | undefined
  readonly LEADS_FROM?: string | undefined
  readonly LEADS_WEBHOOK?: string | undefined
}
