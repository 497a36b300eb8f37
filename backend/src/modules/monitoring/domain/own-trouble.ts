import { isOnTheWay, type ProbeAnswer } from '../../links/values';

/** One of the answers of a run; they stand in the order in which they came. */
interface Found {
  /** Null when there is none to go by. */
  readonly answer: ProbeAnswer | null;
}

/** Any answer shows that the network was there. */
const isAnswer = ({ answer }: Found): boolean => typeof answer === 'number';

/** Whether the network could have been our own trouble: no server has answered after the last that did not. */
export function isDoubtful(found: readonly Found[]): boolean {
  const lastAnswer = found.findLastIndex(isAnswer);
  return found.slice(lastAnswer + 1).some(({ answer }) => isOnTheWay(answer));
}

/** What remains of it when no server can be reached any more: trouble of ours is held against no link. */
export function beyondDoubt<Sighting extends Found>(found: readonly Sighting[]): readonly Sighting[] {
  const lastAnswer = found.findLastIndex(isAnswer);
  return found.map((each, index) =>
    index < lastAnswer || !isOnTheWay(each.answer) ? each : { ...each, answer: null },
  );
}
