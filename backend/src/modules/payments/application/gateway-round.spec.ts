import { GatewayError } from '../../../shared/gateway-http/gateway-error';
import { outcomeOfError, runRound, type StepOutcome } from './gateway-round';

interface Row {
  readonly gateway: string | null;
  readonly outcome: StepOutcome;
}

const rows = (gateway: string | null, ...outcomes: readonly StepOutcome[]): Row[] =>
  outcomes.map((outcome) => ({ gateway, outcome }));
const gatewayOf = ({ gateway }: Row): string | null => gateway;

describe('a round through what is due', () => {
  it.each<[string, readonly StepOutcome[], number]>([
    ['all of a gateway that answers', ['answered', 'answered', 'answered'], 3],
    ['all of one that was silent once, and once later', ['silent', 'answered', 'silent', 'answered'], 4],
    ['two of one that is silent', ['silent', 'silent', 'silent', 'silent'], 2],
    ['no further when it becomes silent', ['answered', 'silent', 'silent', 'answered'], 3],
  ])('goes through %s', async (_, outcomes, expected) => {
    const step = jest.fn(({ outcome }: Row) => Promise.resolve(outcome));
    await runRound(rows('linePay', ...outcomes), { gatewayOf, step, signal: new AbortController().signal });
    expect(step).toHaveBeenCalledTimes(expected);
  });

  it('does not wait for a gateway that hangs before it goes on with the others, in the order of each', async () => {
    let release: () => void = () => undefined;
    const hanging = new Promise<void>((resolve) => (release = resolve));
    const seen: (string | null)[] = [];
    let others: () => void = () => undefined;
    const othersDone = new Promise<void>((resolve) => (others = resolve));
    const due = [
      ...rows('linePay', 'silent', 'silent'),
      ...rows('newebPay', 'answered', 'answered'),
      ...rows(null, 'answered'),
    ];
    const round = runRound(due, {
      gatewayOf,
      signal: new AbortController().signal,
      step: async ({ gateway, outcome }) => {
        if (gateway === 'linePay') await hanging;
        seen.push(gateway);
        if (seen.length === 3) others();
        return outcome;
      },
    });
    await othersDone;
    expect(seen.filter((gateway) => gateway !== 'linePay')).toHaveLength(3);
    release();
    await round;
    expect(seen.slice(3)).toEqual(['linePay', 'linePay']);
  });

  it('begins nothing more once it is to end', async () => {
    const control = new AbortController();
    const step = jest.fn(() => {
      control.abort();
      return Promise.resolve<StepOutcome>('answered');
    });
    await runRound(rows('linePay', 'answered', 'answered'), { gatewayOf, step, signal: control.signal });
    expect(step).toHaveBeenCalledTimes(1);
  });

  it('goes on with the others when one of them fails, and fails then', async () => {
    const step = jest.fn(({ gateway, outcome }: Row) =>
      gateway === 'linePay' ? Promise.reject(new Error('the database is away')) : Promise.resolve(outcome),
    );
    const due = [...rows('linePay', 'answered', 'answered'), ...rows('newebPay', 'answered', 'answered')];
    const round = runRound(due, { gatewayOf, step, signal: new AbortController().signal });
    await expect(round).rejects.toThrow('the database is away');
    expect(step).toHaveBeenCalledTimes(3);
  });

  it.each([
    [new GatewayError('too-slow', true), 'silent'],
    [new GatewayError('no-answer', false), 'silent'],
    [new GatewayError('not-json', true), 'answered'],
    [new Error('LINE Pay answered 1105'), 'answered'],
  ] as const)('counts %s as %s', (error, outcome) => {
    expect(outcomeOfError(error)).toBe(outcome);
  });
});
