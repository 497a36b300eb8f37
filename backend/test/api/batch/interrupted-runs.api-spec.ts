import { ResumeTasksService } from '../../../src/modules/batch/application/resume-tasks.service';
import { SuspendPersonService } from '../../../src/modules/identity';
import { UnitOfWork } from '../../../src/shared/database/unit-of-work';
import { TestServer, type TestMember } from '../../support/app';
import { checkedTable, ranTable, showTask, type ShownTask, taskCall } from '../../support/batch-tasks';
import { enginesFor } from '../../support/deployments';
import { TestTeam } from '../../support/teams';
import { eventually } from '../../support/waiting';

const TABLE = ['url', ...Array.from({ length: 5 }, (_, n) => `https://example.com/${String(n)}`)].join('\n');
const WAITING = { phase: 'paused', failure: { code: 'batch.member-barred', row: null }, created: 0 };
const DONE = { phase: 'done', failure: null, created: 5, failed: 0 };

describe.each(enginesFor(2))('runs of files that are interrupted on %s', (engine) => {
  let server: TestServer;
  let sender: TestMember;
  let team: TestTeam;
  let task: ShownTask;

  /** The next day has come. */
  async function tomorrow(): Promise<ShownTask> {
    const { app } = server.web;
    const { manager } = app.get(UnitOfWork);
    await manager.query('UPDATE batch_tasks SET resumes_at = ? WHERE external_id = ?', [
      new Date(0),
      task.externalId,
    ]);
    await app.get(ResumeTasksService, { strict: false }).resume();
    return eventually(
      () => showTask(team.admin, task.externalId),
      ({ phase, resumesAt }) =>
        phase === 'done' || (phase === 'paused' && resumesAt !== null && new Date(resumesAt) > new Date()),
    );
  }

  beforeEach(async () => {
    server = await TestServer.shared(engine);
    sender = await server.member();
    team = await TestTeam.make(server, 'classic', await server.member(), sender);
    task = await checkedTable(team.as(sender), TABLE);
  });

  it('plan lost midway: its sender has no paid seat any more, the rest waits, and goes on when the plan is back', async () => {
    await team.grant('free');
    const waiting = await ranTable(team.admin, task);
    expect(waiting).toMatchObject(WAITING);
    expect(new Date(waiting.resumesAt ?? 0).getTime()).toBeGreaterThan(Date.now());
    await expect(tomorrow()).resolves.toMatchObject(WAITING);
    await team.grant('classic');
    await expect(tomorrow()).resolves.toMatchObject(DONE);
  });

  it('sender suspended: nothing is made until they are restored', async () => {
    const suspending = server.web.app.get(SuspendPersonService, { strict: false });
    await suspending.suspend(sender.userId);
    await expect(ranTable(team.admin, task)).resolves.toMatchObject(WAITING);
    await suspending.restore(sender.userId);
    await expect(tomorrow()).resolves.toMatchObject(DONE);
  });

  it('sender gone: the run fails, and nothing is made', async () => {
    await team.call(team.admin, `/members?userId=${String(sender.userId)}`, 'DELETE');
    await taskCall(team.admin, task, 'run');
    const failed = await eventually(
      () => showTask(team.admin, task.externalId),
      ({ phase }) => phase === 'failed',
    );
    expect(failed).toMatchObject({ failure: { code: 'batch.member-gone', row: null }, created: 0 });
  });
});
