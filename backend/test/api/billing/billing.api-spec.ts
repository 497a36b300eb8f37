import { DataSource } from 'typeorm';
import { DateTime } from 'luxon';
import { type TestMember, TestServer } from '../../support/app';
import { changeGroup } from '../../support/groups';

const DEFAULTS = {
  smartUtm: true,
  nativeOpen: false,
  publicAnalytics: false,
  showAuthor: false,
  passQuery: false,
};

describe.each(['SQLite', 'MariaDB'] as const)('plans and usage over HTTP on %s', (engine) => {
  let server: TestServer;
  let member: TestMember;

  const features = async () => (await member.call<{ data: object }>('/my/features')).body.data;
  const usage = async () => (await member.call<{ data: object }>('/my/usage')).body.data;

  beforeAll(async () => {
    server = await TestServer.shared(engine);
    member = await server.member();
  });

  it('begins with the free plan', async () => {
    expect(await features()).toEqual({
      currentPlan: 'free',
      displayPlan: 'Free',
      planLevel: 0,
      nextPlan: null,
      features: {
        export: false,
        restore: false,
        qrCustomisation: false,
        removeAds: false,
        advancedSearch: false,
        brandDomain: false,
        yearlyDomain: false,
        uploadImage: true,
        pathFormat: true,
        linkSchema: 'http',
        'link.write.group.editable': true,
        'link.write.group.everyone': false,
      },
      limits: {
        clicks: -1,
        aiSuggestions: 30,
        editablePreviews: 60,
        urlReplacements: 5,
        trackingTools: 1,
        utmGroups: 5,
        invitees: 1,
        tags: 30,
        stars: 20,
        batchLinks: 10_000,
        logRetentionDays: 3,
        analyticsRangeDays: 30,
      },
      defaults: DEFAULTS,
    });
  });

  it('has used nothing at first, until the month ends in the group’s zone', async () => {
    const end = DateTime.now().setZone('Asia/Taipei').startOf('month').plus({ months: 1 });
    expect(await usage()).toEqual({
      clickLimit: -1,
      clickUsage: 0,
      imageLimit: 60,
      imageUsage: 0,
      chatGPTLimit: 30,
      chatGPTUsage: 0,
      changeLinkUrlLimit: 5,
      changeLinkUrlUsage: 0,
      dailyBatchQuotaRemaining: 10_000,
      resetTime: end.toUTC().toISO(),
      timeZone: 'Asia/Taipei',
      meters: [
        { name: 'aiSuggestions', used: 0, limit: 30, period: 'month' },
        { name: 'urlReplacements', used: 0, limit: 5, period: 'month' },
        { name: 'editablePreviews', used: 0, limit: 60, period: 'ever' },
        { name: 'trackingTools', used: 0, limit: 1, period: 'ever' },
        { name: 'utmGroups', used: 0, limit: 5, period: 'ever' },
        { name: 'invitees', used: 0, limit: 1, period: 'ever' },
        { name: 'tags', used: 0, limit: 30, period: 'ever' },
        { name: 'stars', used: 0, limit: 20, period: 'ever' },
        { name: 'batchLinks', used: 0, limit: 10_000, period: 'day' },
      ],
    });
  });

  it('follows what the group buys, uses and prefers', async () => {
    await changeGroup(server, member.groupId, { plan: 'initialWithBsd', smart_utm: 1, time_zone: 'UTC' });
    const month = DateTime.utc().toFormat('yyyy-MM');
    const rows: [string, string, number][] = [
      [month, 'aiSuggestions', 12],
      [month, 'urlReplacements', 4],
      ['ever', 'editablePreviews', 61],
    ];
    for (const row of rows) {
      await server.web.app
        .get(DataSource)
        .query('INSERT INTO usage_meters (group_id, month, meter, used) VALUES (?, ?, ?, ?)', [
          member.groupId,
          ...row,
        ]);
    }
    expect(await features()).toMatchObject({
      currentPlan: 'initialWithBsd',
      displayPlan: 'Initial',
      planLevel: 2,
      nextPlan: 'classic',
      features: { export: true, advancedSearch: false },
      limits: { editablePreviews: -1, invitees: 3 },
      defaults: { ...DEFAULTS, smartUtm: true },
    });
    expect(await usage()).toMatchObject({
      imageLimit: -1,
      imageUsage: 61,
      chatGPTLimit: 1_000,
      chatGPTUsage: 12,
      changeLinkUrlUsage: 4,
      timeZone: 'UTC',
    });
  });

  it('asks guests to sign in', async () => {
    const guest = await server.guest();
    for (const path of ['/my/features', '/my/usage']) {
      const { status, body } = await guest.call<{ error: object }>(path);
      expect(status).toBe(401);
      expect(body.error).toMatchObject({ code: 'identity.plz-login', message: 'plzLogin' });
    }
  });
});
