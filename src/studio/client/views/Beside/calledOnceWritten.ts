/** What lint's answer is called where the translation has been written anew since it was shown: "still" is for what nobody touched. */
export const calledOnceWritten = (label: string): string => (label === 'Still right' ? 'It is right now' : label)
