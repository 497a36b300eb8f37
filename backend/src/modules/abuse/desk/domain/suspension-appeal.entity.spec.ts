import { AppealAnswered, AppealWaits, NoMoreAppeals } from './desk.errors';
import {
  appealAfter,
  canAppeal,
  MAX_APPEALS,
  type NewAppeal,
  SuspensionAppeal,
} from './suspension-appeal.entity';

const at = (hour: number): Date => new Date(Date.UTC(2026, 10, 29, hour));
const INPUT: NewAppeal = { actionId: 4, userId: 7, text: 'It was not me.', appealedAt: at(1) };
const REFUSAL = { state: 'refused', answer: 'It was.', answeredBy: 1, answeredAt: at(2) } as const;

function refused(): SuspensionAppeal {
  const appeal = new SuspensionAppeal(INPUT);
  appeal.take(REFUSAL);
  return appeal;
}

describe('an appeal against a suspension', () => {
  it('waits until it is answered, once', () => {
    const appeal = appealAfter([], INPUT);
    expect(appeal).toMatchObject({ ...INPUT, state: 'open', answer: null, answeredAt: null });
    appeal.take(REFUSAL);
    expect(appeal).toMatchObject(REFUSAL);
    expect(() => appeal.take({ ...REFUSAL, state: 'lifted' })).toThrow(AppealAnswered);
    expect(appeal.state).toBe('refused');
  });

  it('is one at a time', () => {
    const open = new SuspensionAppeal(INPUT);
    expect(() => appealAfter([open], INPUT)).toThrow(AppealWaits);
    expect([canAppeal([open]), canAppeal([refused()]), canAppeal([])]).toEqual([false, true, true]);
  });

  it('comes a few times and no more', () => {
    const before = Array.from({ length: MAX_APPEALS }, refused);
    expect(() => appealAfter(before, INPUT)).toThrow(NoMoreAppeals);
    expect(canAppeal(before)).toBe(false);
    expect(appealAfter(before.slice(1), INPUT).state).toBe('open');
  });
});
