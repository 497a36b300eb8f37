import { type AddressVerdict, marksBy, type SafetyMarks } from './marks-by-verdict';

const CLEAN: AddressVerdict = { standing: 'clean', reasons: [], isComplete: true };
const UNCHECKED: AddressVerdict = { standing: 'unchecked', reasons: [], isComplete: false };
const because = (...reasons: readonly string[]): AddressVerdict => ({
  standing: reasons.some((each) => ['threat', 'blocked', 'own-host'].includes(each))
    ? 'dangerous'
    : 'suspicious',
  reasons,
  isComplete: false,
});
const heard = (verdict: AddressVerdict): AddressVerdict => ({ ...verdict, isComplete: true });

type Case = [
  string,
  AddressVerdict,
  Partial<SafetyMarks> & { domainId?: number },
  Partial<SafetyMarks> | null,
];

describe('what the patrol finds', () => {
  it.each<Case>([
    ['a threat warns', because('threat'), {}, { warning: 'threat' }],
    ['a threat warns on any domain', because('threat'), { domainId: 7 }, { warning: 'threat' }],
    ['a block list disables', because('blocked'), {}, { disabledFor: 'blocked' }],
    [
      'a threat on a block list warns and disables',
      because('blocked', 'threat'),
      {},
      { warning: 'threat', disabledFor: 'blocked' },
    ],
    ['youth warns', because('young'), {}, { warning: 'young' }],
    ['a free host warns', because('free-host'), {}, { warning: 'free-host' }],
    ['youth comes before a free host', because('free-host', 'young'), {}, { warning: 'young' }],
    ['youth does not matter elsewhere', because('young', 'free-host'), { domainId: 7 }, null],
    ['what is known already changes nothing', because('threat'), { warning: 'threat' }, null],
    ['a threat stays while somebody was not heard', because('young'), { warning: 'threat' }, null],
    [
      'a threat that nobody knows of any more leaves doubts',
      heard(because('free-host')),
      { warning: 'threat' },
      { warning: 'free-host' },
    ],
    ['youth becomes a threat', because('threat', 'young'), { warning: 'young' }, { warning: 'threat' }],
    ['a free host turns out to be young', because('young'), { warning: 'free-host' }, { warning: 'young' }],
    [
      'a block stays while somebody was not heard',
      because('young'),
      { disabledFor: 'blocked', warning: 'young' },
      null,
    ],
    [
      'a block that nobody knows of any more goes, whatever is doubted',
      heard(because('young')),
      { disabledFor: 'blocked', warning: 'young' },
      { disabledFor: null },
    ],
    ['cleanliness lifts a threat', CLEAN, { warning: 'threat' }, { warning: null }],
    ['age lifts youth', CLEAN, { warning: 'young' }, { warning: null }],
    ['cleanliness lets lead on', CLEAN, { disabledFor: 'blocked' }, { disabledFor: null }],
    [
      'a move to an own domain lifts youth',
      because('young'),
      { warning: 'young', domainId: 7 },
      { warning: null },
    ],
    ['no check lifts nothing', UNCHECKED, { warning: 'threat', disabledFor: 'blocked' }, null],
    ['no check marks nothing', UNCHECKED, {}, null],
    ['a report stays', CLEAN, { warning: 'reported' }, null],
    ['a report stays above a threat', because('threat'), { warning: 'reported' }, null],
    ['abuse stays', CLEAN, { disabledFor: 'abuse' }, null],
    ['abuse stays above a block list', because('blocked'), { disabledFor: 'abuse' }, null],
    ['a chain that is too long changes nothing', because('chain-too-long'), {}, null],
  ])('%s', (_, verdict, marks, changed) => {
    const link = { warning: null, disabledFor: null, domainId: 0, ...marks };
    expect(marksBy(verdict, link)).toEqual(changed);
  });
});
