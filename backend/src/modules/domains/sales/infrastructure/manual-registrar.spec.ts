import { DomainRegistry } from '../../../safety';
import { ManualRegistrar } from './manual-registrar';

class Registry extends DomainRegistry {
  constructor(private readonly answer: () => Promise<boolean | null>) {
    super();
  }

  registeredAt(): Promise<Date | null> {
    return Promise.resolve(null);
  }

  isRegistered(): Promise<boolean | null> {
    return this.answer();
  }
}

const registrarBy = (answer: () => Promise<boolean | null>) => new ManualRegistrar(new Registry(answer));

it.each([
  [true, 'taken'],
  [false, 'free'],
  [null, 'free'],
] as const)('says by the registry, which answers %p, that a domain is %s', async (answer, availability) => {
  expect(await registrarBy(() => Promise.resolve(answer)).check('tea.com')).toBe(availability);
});

it('lets a person look when the registry does not answer, and leaves everything to them', async () => {
  const registrar = registrarBy(() => Promise.reject(new Error('no answer')));
  expect(await registrar.check('tea.com')).toBe('free');
  const answers = [registrar.find(), registrar.register(), registrar.renew()];
  expect(await Promise.all(answers)).toEqual(Array(3).fill({ kind: 'waiting' }));
});
