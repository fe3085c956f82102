/** What only whoever looks after the files can mend, since no field shows it. */
const ofFiles = 'Whoever looks after the site’s files mends this there.'

/** What lint says to those who write files, and what those are told who have fields and buttons. */
export const toldToAuthors: readonly (readonly [RegExp, string])[] = [
  [/^"TODO: [^"]*" leads nowhere and opens nothing\.$/, 'This button leads nowhere yet.'],
  [
    /^Add "href" with an address, or "dialog" with the name of a dialog\.$/,
    'Say where this button leads: to a page (Link), or to a form that it opens (Form).',
  ],
  [/^Write a text in quotes(?:, such as ".*")?\.$/, 'Write something there, or remove it.'],
  [
    /^Open it with "dialog": "[^"]*", or remove the file\.$/,
    'Let a button open it (Form), or remove it.',
  ],
  [
    /^Add a block of the type "form", or make it a page and link to that\.$/,
    'Add a block with a form, or make it a page and link to that.',
  ],
  [
    /^A button has either "href" or "dialog", not both\.$/,
    'A button either leads to a page or opens a form, not both.',
  ],
  [
    /^Add "href" with an address, or "groups" with links\.$/,
    'Say where it leads, or give it a menu of its own (Groups of links).',
  ],
  [
    /^Write "groups" into the cards, such as \[.*\], or take out "filter"\.$/,
    'Open each card and say there to which groups it belongs, or take the filter out.',
  ],
  [
    /^Write "announcement" (?:here|into \S+), with the name .*$/,
    'Write it in this language, too: Site, Announcement.',
  ],
  [/mark it with "draft": true/, 'make it a draft'],
  [/ is a draft, which is not published\.$/, ' is a draft, which visitors don’t get.'],
  [
    /^Publish it, or (take the link out|name another one)\.$/,
    'Say there that it is ready (“Draft” beside its title), or $1.',
  ],
  [
    /^Add it by the name "\w+", in the words .*$/,
    'Add it in the words of the original: they can be translated later.',
  ],
  [
    /^Take it out, or say that it stands here by itself\.$/,
    'Take it out, or say that it is meant for this language alone.',
  ],
  [/^It stands by itself$/, 'Meant for this language alone'],
  [/"from": "(\d{4}-\d\d-\d\d)"/, 'the first day $1'],
  [/"until": "(\d{4}-\d\d-\d\d)"/, 'the last day $1'],
  [
    /add \{ "from": "[^"]*", "to": [^}]*\} to "redirects" in pages\/_site\.json/,
    'write a redirect (Site, Redirects)',
  ],
  [/^There is no file pages\/_assets\/TODO\.\w+\.$/, 'Nothing is chosen here yet.'],
  [/^Put the file there, or name another one\.$/, 'Choose one, or remove it.'],
  [
    /There is no file pages\/_assets\/([^\s]+?)(\.? to lead to)?\.$/,
    'There is no picture or file “$1”.',
  ],
  [
    /, nobody will see it: what lies in pages\/_assets is no page\.$/,
    ', nobody will see it there.',
  ],
  [/^No document uses this file\./, 'Nothing on the site shows or uses it.'],
  [
    /^Remove it, or use it as "[^"]+\.(?:svg|png|jpe?g|webp|avif|gif)"\.$/,
    'It may stay: choose it wherever a picture is asked for. Or remove it; Undo brings it back.',
  ],
  [
    /^Remove it, or use it as "[^"]*"\.$/,
    'It may stay: let a link lead to it. Or remove it; Undo brings it back.',
  ],
  [
    /^Move a page to \S+; anything else remove, or use as "[^"]*"\.$/,
    `If it is no page, it may stay. ${ofFiles}`,
  ],
  [
    /^A dialog stands in pages\/_dialogs itself; in a folder below it nobody finds it\.$/,
    'Nobody finds this form in the folder in which it lies.',
  ],
  [
    /: a name that begins with "_" is no page, and .*$/,
    ': a name that begins with “_” is that of no page.',
  ],
  [
    /^A reference is written \{\{subject\.name\}\}\.$/,
    'Choose the figure by the button “Put in a figure” above the text.',
  ],
  [/^(?:npm run|npx [-\w ]+) facts lists all of them\.$/, 'Fees & figures lists all of them.'],
  [
    /^There is no fact "TODO: [^"]*" to differ from\.$/,
    'It is not said yet from which figure this one differs.',
  ],
  [
    /^There is no fact "([^"]*)" to differ from\.$/,
    'There is no figure “$1” from which this one could differ.',
  ],
  [/^No text uses the fact "[^"]*"\.$/, 'No text shows this figure.'],
  [
    /^Use it as \{\{[^}]*\}\}, or remove it\.$/,
    'To show it, click into a text on a page and press “Put in a figure” above it; or remove it.',
  ],
  [
    /^The site is marked as one with placeholders: .*$/,
    'The site says of itself that it is not yet real. Search engines are told neither the firm’s name nor its address, and it is put online as a try-out only.',
  ],
  [
    /^Write the real name, address and e-mail under "firm" and the real "origin", then remove "placeholder"\.$/,
    'Put in the real name, address and e-mail address (Site, Firm and hours) and the site’s own address, then switch “Not yet real” off (Site, Search engines, language).',
  ],
  [
    /^Words in #\w+ could not be read everywhere: they are written in #\w+ on light pages\.$/,
    'Words in this colour are written a little darker on light pages, where they could not be read otherwise.',
  ],
  [
    /^Words in #\w+ could not be read everywhere: they are written in #\w+ on dark ones\.$/,
    'Words in this colour are written a little lighter on dark pages, where they could not be read otherwise.',
  ],
  [
    /^Words in #\w+ could not be read everywhere: they are written in #\w+ on light pages and .*$/,
    'Words in this colour are written darker on light pages and lighter on dark ones, where they could not be read otherwise.',
  ],
  [/^(?:Add "\$schema": .*|Write "[^"]*schema\/[^"]*"\.)$/, ofFiles],
  [/^"[^"]*" is no schema of ours: .*$/, 'This document does not say what kind of document it is.'],
  [
    /^Run "(?:npm run|npx [-\w ]+) upgrade", which writes the names of today; until then nothing is lost\.$/,
    `${ofFiles} Until then nothing is lost.`,
  ],
  [
    /: write that, or run "(?:npm run|npx [-\w ]+) upgrade", which does it everywhere\.$/,
    '. Write that.',
  ],
  [
    /put a file into pages\/_assets and name it in "src"; docs\/fonts\.md tells how\.$/,
    'have its file put into the site by whoever looks after the files.',
  ],
  [
    /, or mark the site with "placeholder": true\.$/,
    ', or say that the site is not yet real (Site, Search engines, language).',
  ],
  [
    /^To show it again, take "hidden" away\.$/,
    'To show it again, choose it and press “Show” above the page.',
  ],
  [/^Times are in 24 hours: six in the evening is "18:00"\.$/, 'Check both times.'],
  [/ on line \d+(?=,|\.| and| are)/g, ''],
  [/:(?:, as \S+)?,?\s*and(?: here,)?\.$/, '.'],
  [/ at the end of line \d+/, ' in the file'],
]
