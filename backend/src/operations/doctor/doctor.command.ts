import { parseArgs } from 'node:util';
import { resolve } from 'node:path';
import { BadSettings } from '../../config/bad-settings';
import { NODE_WANTED } from '../../config/build';
import { type Env, readEnv } from '../../config/env';
import { settingsFrom } from '../../config/settings-from-env';
import type { Command, Say } from '../command';
import { checkDataFolder } from './data-folder.check';
import { type DoctorFinding, DoctorFindings, lineOf } from './finding';
import { checkGateways } from './gateways.check';
import { checkDatabase } from './infrastructure/database.check';
import { checkHumanVerification } from './human-verification.check';
import { checkMailServer } from './mail.check';
import { checkMap } from './map.check';
import { checkRedis } from './redis.check';
import { checkRegistrar } from './registrar.check';
import { checkSms } from './sms.check';
import { checkTls } from './tls.check';
import { checkAddresses, checkNode } from './web.check';

/** For checks that only look, any secret is as good as another; and looking makes none. */
const NO_SECRET = '-'.repeat(43);

type Read<T> = { readonly value: T } | { readonly problems: readonly string[] };

function read<T>(settings: () => T): Read<T> {
  try {
    return { value: settings() };
  } catch (error) {
    if (error instanceof BadSettings) return { problems: error.problems };
    throw error;
  }
}

function complainOf(problems: readonly string[]): DoctorFinding[] {
  const findings = new DoctorFindings('settings');
  for (const problem of problems) findings.wrong(problem, 'mend this variable (docs/settings.md)');
  return findings.all;
}

/** Looks at everything. All it makes is, as the first start would, a missing data folder. */
async function examine(): Promise<DoctorFinding[]> {
  const node = checkNode(process.version, NODE_WANTED);
  const given = read(readEnv);
  if ('problems' in given) return [...node, ...complainOf(given.problems)];
  const env = given.value;
  const folder = await checkDataFolder(resolve(env.DATA_DIR), env.SECRET !== undefined);
  const cut = read(() => settingsFrom(Object.assign(Object.create(env) as Env, { SECRET: NO_SECRET })));
  if ('problems' in cut) return [...node, ...folder, ...complainOf(cut.problems)];
  const settings = cut.value;
  const now = new Date();
  const parts = await Promise.all([
    checkDatabase(settings.storage, now),
    checkRedis(settings.storage.redisUrl),
    checkMailServer(settings.mail),
    checkMap(settings.storage, now),
    checkGateways(settings),
    checkTls(settings.tls),
    checkHumanVerification(settings.human),
  ]);
  const good = new DoctorFindings('settings').good('all make sense').all;
  return [
    ...node,
    ...good,
    ...checkAddresses(settings),
    ...checkSms(settings.sms),
    ...checkRegistrar(settings.registrar),
    ...folder,
    ...parts.flat(),
  ];
}

function notify(findings: readonly DoctorFinding[], say: Say): number {
  for (const finding of findings) say(lineOf(finding));
  const [wrong, doubtful] = (['wrong', 'doubtful'] as const).map(
    (verdict) => findings.filter((finding) => finding.verdict === verdict).length,
  );
  say(`${String(wrong)} wrong, ${String(doubtful)} to look at, of ${String(findings.length)}`);
  return wrong === 0 ? 0 : 1;
}

/** Says in plain lines what is well and what is not, and what to do about it. */
export const doctorCommand: Command = {
  usage: `doctor
  looks at settings, data folder, database, Redis, journal, jobs, mail, map, payments, TLS and reCAPTCHA; ends with 1 when something is wrong`,

  async run(args, say) {
    parseArgs({ args: [...args], options: {} });
    return notify(await examine(), say);
  },
};
