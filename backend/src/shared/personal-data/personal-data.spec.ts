import { PersonalData, type PersonalDataHolder } from './personal-data';

const holder = (name: string): PersonalDataHolder => ({
  name,
  exportOf: () => Promise.resolve(null),
  erase: () => Promise.resolve(),
});

describe('who keeps something about people', () => {
  it('is known in the order of registration', () => {
    const personalData = new PersonalData();
    const holders = [holder('groups'), holder('account')];
    for (const each of holders) personalData.register(each);
    expect(personalData.holders).toEqual(holders);
  });

  it('has a name of its own', () => {
    const personalData = new PersonalData();
    personalData.register(holder('groups'));
    expect(() => {
      personalData.register(holder('groups'));
    }).toThrow('groups is registered twice');
  });
});
