import { asMessage } from '../messages/asMessage.ts'
import type { Context, DocumentContext } from '../types/context.ts'
import type { OwnReport, Report } from '../types/report.ts'
import type { OwnDocumentRule, OwnRule, Rule } from '../types/rule.ts'

const asReport = ({ message, suggestion, offers, ...report }: OwnReport): Report => ({
  ...report,
  message: asMessage(message),
  ...(suggestion === undefined ? {} : { suggestion: asMessage(suggestion) }),
  ...(offers
    ? { offers: offers.map((offer) => ({ ...offer, label: asMessage(offer.label) })) }
    : {}),
})

const isOfDocuments = (rule: OwnRule): rule is OwnDocumentRule => rule.perDocument === true

function* asReports(reports: Iterable<OwnReport>): Iterable<Report> {
  for (const report of reports) yield asReport(report)
}

/** A rule that a site brings, with its words as messages. */
export const asRule = (rule: OwnRule): Rule =>
  isOfDocuments(rule)
    ? { ...rule, check: (context: DocumentContext) => asReports(rule.check(context)) }
    : { ...rule, check: (context: Context) => asReports(rule.check(context)) }
