export type WordRule = {
  /** Runs of words that are not used in names; the first one names the rule in `ceilings.json`. */
  runs: readonly string[]
  /** What the field calls it. */
  use: string
  /** Runs in which the word has its ordinary meaning. */
  except?: readonly string[]
  /** `whole`: only as the whole name of a folder or file; `part`: only beside other words of a name. */
  in?: 'whole' | 'part'
}

/** The table "Words" of the house style: names that an engineer from elsewhere cannot search for. */
export const WORD_RULES: readonly WordRule[] = [
  { runs: ['seeing'], use: 'observability' },
  { runs: ['pulse'], use: 'heartbeat' },
  { runs: ['marks'], use: 'status records, or the thing itself' },
  { runs: ['drawing line', 'draw page', 'drawn page', 'drawn at'], use: 'render, render queue' },
  { runs: ['hold answer', 'held answer'], use: 'buffer' },
  { runs: ['pass on'], use: 'proxy, forward' },
  { runs: ['in line', 'in turn', 'in slots', 'in its turn'], use: 'semaphore, keyed mutex, limiter' },
  { runs: ['room', 'rooms'], use: 'context, deps, fixture', except: ['has room'] },
  { runs: ['tell', 'tells', 'telling', 'tellings', 'told'], use: 'notify, notification, report' },
  { runs: ['letter'], use: 'email; for one of a text: char, character' },
  { runs: ['until known'], use: 'retry on unknown commit' },
  { runs: ['guess', 'guesses', 'guesser', 'guessing'], use: 'attempt, attempt limits' },
  { runs: ['tries'], use: 'attempts' },
  { runs: ['neighbourhood'], use: 'subnet' },
  { runs: ['harmless'], use: 'escape, CSV escaping' },
  { runs: ['doubt'], use: 'pending verification' },
  { runs: ['lure'], use: 'honeypot' },
  { runs: ['apart'], use: 'bidi isolate; for telling two things apart: distinguish' },
  { runs: ['way', 'ways'], use: 'method, breadcrumbs, path', except: ['one way', 'two way'] },
  {
    runs: ['own'],
    use: 'current user, or the name of the thing',
    except: ['has own', 'own property', 'own keys'],
    in: 'part',
  },
  { runs: ['desk'], use: 'screen' },
  {
    runs: ['transfer'],
    use: 'import-export',
    except: ['bank transfer', 'card transfer', 'data transfer', 'transfer size', 'transfer encoding'],
  },
  { runs: ['voices'], use: 'the name of the thing' },
  { runs: ['anew'], use: 'again, new, re-…' },
  { runs: ['favourite', 'favourites'], use: 'favorite' },
  { runs: ['events view', 'events link', 'events texts', 'open events'], use: 'audit log' },
  { runs: ['events'], use: 'audit-log', in: 'whole' },
  { runs: ['shows'], use: 'gallery', in: 'whole' },
  {
    runs: ['site', 'utils', 'util', 'misc', 'helpers', 'helper', 'common', 'shared'],
    use: 'the name of what is inside',
    in: 'whole',
  },
]

export type PhraseRule = { phrase: string; use: string }

/** Overused in comments and guides: a plain statement has a subject, a verb and an object. */
export const PHRASE_RULES: readonly PhraseRule[] = [
  { phrase: 'whoever', use: 'name them: the customer, the manager, the caller' },
  { phrase: 'nobody', use: 'say who: no customer, no process, never' },
  { phrase: 'stands', use: 'is, is written, is listed' },
  { phrase: 'is told', use: 'is notified, receives' },
  { phrase: 'are told', use: 'are notified, receive' },
  { phrase: 'anew', use: 'again, created again' },
]
