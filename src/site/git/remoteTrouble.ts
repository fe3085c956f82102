import type { GitAnswer } from './runGit.ts'
import type { Trouble } from './Trouble.ts'

/** What a remote that does not let something through says: the lines that come from there, without the marks before them. */
const wordsOf = (said: string): string =>
  said
    .split(/\r?\n|\r/)
    .filter((line) => line.startsWith('remote:'))
    .map((line) => line.replace(/^remote:\s?/, '').trimEnd())
    .filter((line) => !/^(Enumerating|Counting|Compressing|Resolving|Total) /.test(line))
    .join('\n')
    .trim()

type Known = { readonly sign: RegExp; readonly what: string; readonly todo: string }

const known: readonly Known[] = [
  {
    sign: /could not read (Username|Password)|Authentication failed|terminal prompts disabled|Permission denied \((publickey|password|keyboard)|HTTP Basic: Access denied|Invalid username or (password|token)|returned error: 401/i,
    what: 'This computer is not signed in there.',
    todo: 'Sign in once with the program that your host offers (GitHub Desktop, “gh auth login”, “glab auth login”, or git on a terminal: git push), then publish again. The studio never asks for a password.',
  },
  {
    sign: /Host key verification failed/i,
    what: 'This computer has never spoken with that server, and does not trust it yet.',
    todo: 'Open a terminal in the site’s folder and type: git fetch. Say yes if the server is the right one, then publish again.',
  },
  {
    sign: /SSL certificate|certificate verif|unable to get local issuer/i,
    what: 'The server says who it is in a way that this computer does not trust.',
    todo: 'Show what it says below to whoever keeps the server: its certificate has run out or is unknown here. Don’t switch the check off.',
  },
  {
    sign: /returned error: 403|Permission to \S+ denied|Permission denied|not allowed to push code|insufficient permission|unable to create temporary|Read-only file system/i,
    what: 'You are signed in, but may not write there.',
    todo: 'Ask whoever keeps the site’s repository to let you write, or send the changes for review if you may.',
  },
  {
    sign: /returned error: (429|5\d\d)/i,
    what: 'The server is there, but can’t answer at the moment.',
    todo: 'Publish again in some minutes. Your changes are saved here and stay as they are.',
  },
  {
    sign: /Could not resolve host|Could not resolve hostname|Failed to connect|Connection (refused|timed out|reset)|Network is unreachable|No route to host|Operation timed out|Temporary failure in name resolution|unable to access|the remote end hung up|early EOF/i,
    what: 'The network is not there, or the server does not answer.',
    todo: 'Look whether you are online, then publish again. Your changes are saved here and stay as they are.',
  },
  {
    sign: /does not appear to be a git repository|Repository not found|repository .* (not found|does not exist)|returned error: 404|Project not found/i,
    what: 'The place that this folder publishes to is not there, or you may not see it.',
    todo: 'Ask whoever set the site up where it is published to now. On a terminal, git remote -v tells where this folder looks.',
  },
]

const content = 'The server did not take the changes.'

/** Why a talk with a remote has failed, in words. Pure. */
export const remoteTrouble = ({
  status,
  said,
  stdout,
}: Pick<GitAnswer, 'status' | 'said' | 'stdout'>): Trouble => {
  if (status === undefined)
    return {
      what: 'The server did not answer in time.',
      todo: 'Look whether you are online, then publish again. Your changes are saved here and stay as they are.',
    }
  const words = wordsOf(said)
  const isRefused = /\[remote rejected\]/.test(stdout + said)
  const isProtected =
    /protected branch|GH006|not allowed to push|pull request|merge request|protected/i.test(
      words + stdout,
    )
  if (isRefused)
    return isProtected
      ? {
          what: 'The server takes no changes on this branch directly: it is protected.',
          todo: 'Send the changes for review instead.',
          said: words,
        }
      : {
          what: content,
          todo: 'What it says about it is below. Mend that, or show it to whoever keeps the server, then publish again.',
          said: words || stdout.trim(),
        }
  const found = known.find(({ sign }) => sign.test(said))
  if (found) return { what: found.what, todo: found.todo, said: said.trim() }
  return {
    what: content,
    todo: 'Show what it says to whoever keeps the site’s repository.',
    said: said.trim() || stdout.trim(),
  }
}
