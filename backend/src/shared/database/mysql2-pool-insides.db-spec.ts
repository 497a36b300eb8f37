import { describeOnEngine } from '../../../test/support/database';
import { until } from '../../../test/support/waiting';
import { poolOf } from './mysql2-pool-insides';

const SIZE = 10;

describeOnEngine('MariaDB', 'the pool of connections', (engine) => {
  it('says how many are open, busy and waited for', async () => {
    const pool = poolOf(engine.dataSource);
    const runners = Array.from({ length: SIZE + 2 }, () => engine.dataSource.createQueryRunner());
    const connected = runners.map((runner) => runner.connect());
    await until('all are open', () => pool().open === SIZE);
    expect(pool()).toEqual({ open: SIZE, busy: SIZE, waiting: 2 });
    await Promise.all(connected.slice(0, SIZE));
    await runners[0]?.release();
    await until('one waits no more', () => pool().waiting === 1);
    await runners[1]?.release();
    await Promise.all(connected);
    await Promise.all(runners.map((runner) => runner.release()));
    expect(pool()).toEqual({ open: SIZE, busy: 0, waiting: 0 });
  });
});

describeOnEngine('SQLite', 'the one connection', (engine) => {
  it('is always open', () => {
    expect(poolOf(engine.dataSource)()).toEqual({ open: 1, busy: 0, waiting: 0 });
  });
});
