import { money } from '../../../shared/domain/money';
import { Invoice } from './invoice.entity';

const NOW = new Date('2026-11-23T10:00:00+08:00');
const ISSUED = { invoiceNumber: 'AB12345678', randomNumber: '0142', issuedAt: NOW };
const taipei = (text: string): Date => new Date(`${text}+08:00`);

const newInvoice = (number: string | null = 'I1'): Invoice =>
  new Invoice({ orderId: 1, attemptId: 2, groupId: 3, total: money(550, 'TWD'), number, now: NOW });
const requested = (): Invoice => {
  const invoice = newInvoice();
  invoice.send('bytes');
  return invoice;
};
const issued = (): Invoice => {
  const invoice = requested();
  invoice.issue(ISSUED, NOW);
  return invoice;
};

it('is stored before it is sent, and done when it has a number', () => {
  const invoice = newInvoice();
  expect([invoice.state, invoice.dueAt]).toEqual(['wanted', NOW]);
  invoice.send('bytes');
  expect([invoice.state, invoice.request]).toEqual(['requested', 'bytes']);
  invoice.issue(ISSUED, NOW);
  expect(invoice).toMatchObject({ state: 'issued', request: null, dueAt: null, ...ISSUED });
});

it('is not issued twice', () => {
  const invoice = issued();
  invoice.issue({ ...ISSUED, invoiceNumber: 'ZZ00000000' }, NOW);
  expect(invoice.invoiceNumber).toBe('AB12345678');
});

it('waits longer after each attempt, an hour at most, and is late after eight', () => {
  const invoice = requested();
  const pauses = Array.from({ length: 9 }, () => {
    invoice.retry('no-answer', NOW);
    return [((invoice.dueAt?.getTime() ?? 0) - NOW.getTime()) / 60_000, invoice.isLate];
  });
  expect(pauses.map(([minutes]) => minutes)).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  expect(pauses.map(([, isLate]) => isLate).indexOf(true)).toBe(7);
});

it('is made anew when its bytes had no effect', () => {
  const invoice = requested();
  invoice.discardRequest();
  expect([invoice.state, invoice.request]).toEqual(['wanted', null]);
});

it('can be corrected while it is wanted or refused, and nothing is on its way', () => {
  const refused = requested();
  refused.stop('INV10013');
  const revoked = requested();
  revoked.discardRequest();
  revoked.retry('INV90006', NOW);
  revoked.revoke(NOW);
  const taken = [newInvoice(), refused, requested(), issued(), revoked, newInvoice(null)];
  expect(taken.map(({ isCorrectable }) => isCorrectable)).toEqual([true, true, false, false, false, false]);
});

describe('of money that went back', () => {
  const revoked = (invoice: Invoice, now = NOW): Invoice => {
    invoice.revoke(now);
    return invoice;
  };

  it('is not issued when nothing was sent, or when it was refused', () => {
    expect(revoked(newInvoice())).toMatchObject({ state: 'none', dueAt: null });
    const refused = requested();
    refused.stop('INV10013');
    expect(revoked(refused).state).toBe('none');
    expect(revoked(newInvoice(null))).toMatchObject({ state: 'none', revokedAt: null });
  });

  it('is issued and voided then, when nobody knows whether it was issued', () => {
    const invoice = revoked(requested());
    expect(invoice.state).toBe('requested');
    invoice.issue(ISSUED, NOW);
    expect([invoice.state, invoice.dueAt]).toEqual(['voidWanted', taipei('2026-11-24T06:00:00')]);
  });

  it('is voided when the ministry knows it', () => {
    const invoice = revoked(issued());
    expect([invoice.state, invoice.dueAt]).toEqual(['voidWanted', taipei('2026-11-24T06:00:00')]);
    const later = taipei('2026-12-01T12:00:00');
    expect(revoked(issued(), later).dueAt).toEqual(later);
    invoice.beVoided();
    expect([invoice.state, invoice.dueAt]).toEqual(['voided', null]);
  });

  it.each([
    ['2026-11-23T23:00:00', '2026-11-24T06:00:00'],
    ['2026-11-24T05:30:00', '2026-11-24T06:30:00'],
    ['2026-11-24T09:00:00', '2026-11-24T10:00:00'],
  ])('is tried again at six, or in an hour, when it is too early at %s', (now, next) => {
    const invoice = revoked(issued());
    invoice.awaitUpload(taipei(now));
    expect([invoice.dueAt, invoice.tries]).toEqual([taipei(next), 0]);
  });

  it('has an allowance when its two months have been declared', () => {
    const late = taipei('2027-01-15T00:00:00');
    const invoice = revoked(issued(), late);
    expect([invoice.state, invoice.dueAt]).toEqual(['allowanceWanted', late]);
    invoice.send('bytes');
    expect(invoice.state).toBe('allowanceWanted');
    invoice.reduce('A1');
    expect(invoice).toMatchObject({ state: 'allowanceIssued', allowanceNumber: 'A1', request: null });
  });

  it('is not issued when it is certain that there is none, unless it is wanted', () => {
    const wanted = requested();
    expect([wanted.endUnissued(), wanted.state]).toEqual([false, 'requested']);
    const unwanted = revoked(wanted);
    expect([unwanted.endUnissued(), unwanted.state, unwanted.request]).toEqual([true, 'none', null]);
    const issuedBefore = revoked(issued());
    expect([issuedBefore.endUnissued(), issuedBefore.state]).toEqual([false, 'voidWanted']);
  });

  it('is voided, or has an allowance without a number, when its answer was lost', () => {
    const reduced = (): Invoice => {
      const invoice = revoked(issued());
      invoice.wantAllowance(NOW);
      return invoice;
    };
    const [voided, unnumbered] = [reduced(), reduced()];
    voided.beVoided();
    unnumbered.reduce(null);
    expect([voided.state, unnumbered.state, unnumbered.dueAt]).toEqual(['voided', 'allowanceIssued', null]);
  });

  it('has an allowance when the provider says that it is too late', () => {
    const invoice = revoked(issued());
    invoice.wantAllowance(NOW);
    expect([invoice.state, invoice.dueAt]).toEqual(['allowanceWanted', NOW]);
  });
});

describe('an invoice that waits for a person', () => {
  const LATER = new Date('2026-11-23T11:00:00+08:00');
  const takenBack = (now = NOW): Invoice => {
    const invoice = issued();
    invoice.revoke(now);
    return invoice;
  };
  const stuck = (invoice: Invoice): Invoice => {
    invoice.stop('INV70002');
    return invoice;
  };

  it.each<[string, Invoice, string, boolean]>([
    ['was refused', stuck(requested()), 'wanted', true],
    ['waits for numbers', newInvoice(), 'wanted', true],
    ['was not voided', stuck(takenBack()), 'voidWanted', true],
    ['was not reduced', stuck(takenBack(taipei('2027-01-15T00:00:00'))), 'allowanceWanted', true],
    ['is issued', issued(), 'issued', false],
    ['is not needed', newInvoice(null), 'none', false],
  ])('is tried again as that person says when it %s', (_, invoice, state, isTried) => {
    const now = state === 'allowanceWanted' ? taipei('2027-01-15T01:00:00') : LATER;
    expect(invoice.resume(now)).toBe(isTried);
    expect([invoice.state, invoice.dueAt]).toEqual([state, isTried ? now : null]);
  });

  it.each(['voidWanted', 'allowanceWanted'] as const)('is taken back in that way: %s', (state) => {
    const invoice = stuck(takenBack());
    expect([invoice.takeBackBy(state, LATER), invoice.state, invoice.dueAt]).toEqual([true, state, LATER]);
  });

  it('is noted as void, or by the number of its allowance', () => {
    const [voided, reduced, unnumbered] = [takenBack(), stuck(takenBack()), takenBack()];
    unnumbered.wantAllowance(NOW);
    unnumbered.reduce(null);
    expect([voided.noteVoided(), voided.state, voided.dueAt]).toEqual([true, 'voided', null]);
    for (const invoice of [reduced, unnumbered]) {
      expect(invoice.noteReduced('A1')).toBe(true);
      expect(invoice).toMatchObject({ state: 'allowanceIssued', allowanceNumber: 'A1', dueAt: null });
    }
  });

  it('is left as it is while its money has not gone back', () => {
    const invoice = issued();
    const answers = [
      invoice.takeBackBy('voidWanted', LATER),
      invoice.takeBackBy('allowanceWanted', LATER),
      invoice.noteVoided(),
      invoice.noteReduced('A1'),
    ];
    expect([answers, invoice.state]).toEqual([[false, false, false, false], 'issued']);
  });
});
