/** What is reported of findings that are answered, of changes that are undone, and of what is brought back from earlier versions. */
export const versions = {
  answeredAlready: () => 'This is not found any more: it may have been mended meanwhile.',
  noSuchAnswer: () => 'There is no such answer.',
  answerGiven: ({ answer }: { answer: string }) => `“${answer}”: that is done.`,
  placeGone: () =>
    'What this was to be done to is not there any more: it was changed or removed meanwhile.',
  pageSeenLongAgo: () =>
    'This was asked for on a page as it was a long time ago. Look at it as it is now, and ask once more.',
  changedSinceShown: () => 'This has changed since it was shown here: look at the list again.',
  notReadBeside: () =>
    'This is no translation, or it can’t be read beside its original at the moment.',
  laterChangeFirst: () => 'Something that was changed after it stands on it: take that back first.',
  fileTooLarge: () => 'The file is too large to be kept here: put it back by hand.',
  fileOfItTooLarge: () => 'A file of it is too large to be kept here: put it back by hand.',
  changedAsWhole: ({ path }: { path: string }) =>
    `${path} was changed again since, as a whole: bring it back as it was at one time instead.`,
  sameWordsChanged: ({ path }: { path: string }) =>
    `The same words of ${path} were changed again since. Take back the later change first, or bring the page back as it was at one time.`,
  notWrittenByStudio: ({ path }: { path: string }) =>
    `${path} is none of the files that the studio writes: put it back by hand.`,
  noSuchChange: () => 'There is no such change in this version.',
  notInVersion: ({ file }: { file: string }) => `There was no ${file} in this version.`,
  nothingToBringBack: () => 'The site says that already.',
  broughtBack: ({ label }: { label: string }) =>
    `${label}. It is published with your next changes.`,
  severalMoved: () => 'Several at once are moved one by one.',
  outsideOfSite: ({ to }: { to: string }) => `${to} is outside of the site.`,
  noPlaceForFile: ({ to }: { to: string }) => `${to} is no place for it.`,
  notANameOfSite: ({ name }: { name: string }) => `${name} is no name of this site.`,
}
