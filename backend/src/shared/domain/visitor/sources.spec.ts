import { SOURCES } from './sources';

describe('the list of sources', () => {
  const listed = (list: 'hosts' | 'packages' | 'aliases'): string[] =>
    SOURCES.flatMap(({ [list]: names = [] }) => names.map((name) => name.replace(/^=/, '')));

  it('has every name, host and package once, as they are compared', () => {
    for (const names of [SOURCES.map(({ name }) => name), listed('hosts'), listed('packages')]) {
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
      expect(names.filter((name) => !/^[a-z0-9._-]+(?:\.\*)?$/.test(name))).toEqual([]);
    }
  });

  it('has every alias once, as campaigns are compared, and none that is a name', () => {
    const all = [...SOURCES.map(({ name }) => name), ...listed('aliases')];
    expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
    expect(all.filter((name) => !/^[a-z0-9@._-]+$/.test(name))).toEqual([]);
  });

  it('says of every source how it is known', () => {
    const unknowable = SOURCES.filter(({ hosts, packages, browser }) => !hosts && !packages && !browser);
    expect(unknowable).toEqual([]);
  });
});
