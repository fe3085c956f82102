/**
 * Every word that the engine itself says, in English. A site overrides any of them under "words" in its
 * `_site.json`; another language needs no code. `{name}` stands for what the engine fills in.
 */
export const words = {
  skipToContent: 'Skip to content',
  menu: 'Menu',
  close: 'Close',
  mainNavigation: 'Main',
  breadcrumbs: 'Breadcrumbs',
  home: 'Home',
  contents: 'On this page',
  required: 'required',
  optional: 'optional',
  choose: 'Choose',
  learnMore: 'Learn more',
  minutes: '{minutes} min read',
  by: 'By {author}',
  published: 'Published {date}',
  updated: 'Updated {date}',
  olderThanYear: 'This article was published on {date}. Rules and figures may have changed since; please check before you rely on them.',
  usuallyOpen: 'Usually open now',
  usuallyClosed: 'Usually closed now',
  closed: 'Closed',
  officeTime: 'Office time (IST)',
  form: 'Form',
  purpose: 'Purpose',
  frequency: 'Frequency',
  due: 'Due',
  applicable: 'Applies to',
  violation: 'Violation',
  penalty: 'Penalty',
  criterion: 'Criterion',
  idealFor: 'Ideal for',
  timeline: 'Timeline',
  nothingDue: 'Nothing due',
  result: 'Result',
  featured: 'Featured',
  backTo: 'Back to {name}',
  returnHome: 'Return to Home',
  dismiss: 'Dismiss',
  errorSummary: 'Please check these fields:',
  errorRequired: '{label}: please fill this in.',
  errorEmail: '{label}: please give an address like name@example.com.',
  errorTel: '{label}: please give a telephone number with at least seven digits.',
  errorNumber: '{label}: please give a number.',
  errorMin: '{label}: {min} is the least.',
  errorMax: '{label}: {max} is the most.',
  errorTooLong: '{label}: at most {max} characters, please.',
  errorPast: '{label}: please choose today or a later day.',
  errorOption: '{label}: please choose one of the options.',
  errorOther: '{label}: this was not accepted.',
  failed: 'Your enquiry has not been sent.',
  failedNetwork: 'The connection failed. What you typed is kept; please send it again.',
  failedOffline: 'You are offline. What you typed is kept here; send it once you are connected.',
  failedTimeout: 'We could not confirm that your enquiry arrived. Please send it again; it will reach us only once.',
  failedUnexpected: 'The answer could not be read (Unexpected response format). Please send it again, or write to us.',
  failedRefused: 'The form cannot take enquiries at the moment ({reason}). Please write to us; your text is already in the e-mail.',
  sendAgain: 'Send again',
  writeEmail: 'Write an e-mail instead',
  sent: 'Sent',
  wentOffline: 'You are offline. You can go on reading what is open.',
  backOnline: 'You are online again.',
  thanks: 'Thank you',
  newWindow: 'opens in a new window',
  pageNotFound: 'Page not found',
  announcement: 'Announcement',
} as const

export type Words = { readonly [key in keyof typeof words]: string }

/** The words that a form needs in the browser, carried along with it. */
export const formWordKeys = [
  'close', 'dismiss', 'errorEmail', 'errorMax', 'errorMin', 'errorNumber', 'errorOption', 'errorOther', 'errorPast', 'errorRequired',
  'errorSummary', 'errorTel', 'errorTooLong', 'failed', 'failedNetwork', 'failedOffline', 'failedRefused', 'failedTimeout',
  'failedUnexpected', 'sendAgain', 'writeEmail',
] as const
export type FormWords = Pick<Words, (typeof formWordKeys)[number]>

/** Picks a form's words from all words. */
export const formWords = (all: Words): FormWords => Object.fromEntries(formWordKeys.map((key) => [key, all[key]])) as FormWords // just these keys
