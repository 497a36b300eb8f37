import { judge, judgeLocally, type SafetyReason, type Standing } from './verdict';

it.each<[readonly SafetyReason[], boolean, Standing, readonly SafetyReason[]]>([
  [[], true, 'clean', []],
  [[], false, 'unchecked', []],
  [['threat'], true, 'dangerous', ['threat']],
  [['threat'], false, 'dangerous', ['threat']],
  [['blocked'], true, 'dangerous', ['blocked']],
  [['own-host'], true, 'dangerous', ['own-host']],
  [['young'], true, 'suspicious', ['young']],
  [['young'], false, 'suspicious', ['young']],
  [['free-host'], true, 'suspicious', ['free-host']],
  [['chain-too-long'], true, 'unchecked', ['chain-too-long']],
  [['chain-too-long', 'young'], true, 'suspicious', ['young', 'chain-too-long']],
  [['free-host', 'young', 'free-host'], true, 'suspicious', ['young', 'free-host']],
  [
    ['free-host', 'own-host', 'blocked', 'threat'],
    false,
    'dangerous',
    ['threat', 'blocked', 'own-host', 'free-host'],
  ],
])('%j, all asked: %s → %s', (reasons, isComplete, standing, inOrder) => {
  const isAllHeard = isComplete && !reasons.includes('chain-too-long');
  expect(judge({ reasons, isComplete })).toEqual({ standing, reasons: inOrder, isComplete: isAllHeard });
});

it.each<[readonly SafetyReason[], Standing]>([
  [[], 'unchecked'],
  [['free-host'], 'suspicious'],
  [['blocked', 'young'], 'dangerous'],
])('without asking anybody, %j → %s', (reasons, standing) => {
  expect(judgeLocally(reasons)).toEqual({ standing, reasons });
});
