import { foldText } from '../../shared/fold-text';

/** Something that the palette can do or show. */
export interface Command {
  readonly id: string;
  readonly group: 'do' | 'links' | 'groups' | 'pages' | 'language' | 'theme';
  readonly label: string;
  /** Beside the label, and found by it, too. */
  readonly hint?: string;
  /** Other words that people may type for it. */
  readonly words?: string;
  /** The question that the server found it by, perhaps in what it does not show. */
  readonly foundBy?: string;
  readonly run: () => void;
}

/** More cannot be looked through at a glance. */
export const MAX_FOUND = 50;
/** Before anything is typed, so that other groups are in sight. */
const LINKS_UNASKED = 5;

const BESIDE = 3;
const NOWHERE = 4;

/** 0: the label begins with it, 1: a word of it does, 2: it is somewhere in it, 3: beside it. */
function distanceOf({ label, hint = '', words = '' }: Command, term: string): number {
  const name = foldText(label);
  const at = name.indexOf(term);
  if (at === 0) return 0;
  if (at > 0) return /[\s/.:_-]/.test(name.charAt(at - 1)) ? 1 : 2;
  return foldText(`${hint} ${words}`).includes(term) ? BESIDE : NOWHERE;
}

/** The commands that have all words of a question, the nearest first; without a question all of them. */
export function findCommands(commands: readonly Command[], question: string): readonly Command[] {
  const terms = foldText(question).split(/\s+/).filter(Boolean);
  if (terms.length === 0) {
    const links = commands.filter(({ group }) => group === 'links').slice(0, LINKS_UNASKED);
    return commands
      .filter((command) => command.group !== 'links' || links.includes(command))
      .slice(0, MAX_FOUND);
  }
  return commands
    .map((command) => {
      const farthest = command.foundBy === question ? BESIDE : NOWHERE;
      return { command, distances: terms.map((term) => Math.min(farthest, distanceOf(command, term))) };
    })
    .filter(({ distances }) => !distances.includes(NOWHERE))
    .map(({ command, distances }) => ({ command, sum: distances.reduce((sum, one) => sum + one, 0) }))
    .sort((one, other) => one.sum - other.sum)
    .slice(0, MAX_FOUND)
    .map(({ command }) => command);
}
