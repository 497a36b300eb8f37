import { Links1795000000001 } from './1795000000001-links';
import { Analytics1795000000002 } from './1795000000002-analytics';
import { Jobs1795000000003 } from './1795000000003-jobs';
import { Idempotency1795000000004 } from './1795000000004-idempotency';
import { Groups1795000000005 } from './1795000000005-groups';
import { Audit1795000000006 } from './1795000000006-audit';
import { Usage1795000000007 } from './1795000000007-usage';
import { People1795000000008 } from './1795000000008-people';
import { SignInCodes1795000000009 } from './1795000000009-sign-in-codes';
import { Account1795000000010 } from './1795000000010-account';
import { LinksOfGroups1795000000011 } from './1795000000011-links-of-groups';
import { Teams1795000000012 } from './1795000000012-teams';
import { MovedLinks1795000000013 } from './1795000000013-moved-links';
import { Labels1795000000014 } from './1795000000014-labels';
import { LinkSettings1795000000015 } from './1795000000015-link-settings';
import { LinkAliases1795000000016 } from './1795000000016-link-aliases';
import { LinkDestinations1795000000017 } from './1795000000017-link-destinations';

/** Every change of the schema, oldest first; each runs on SQLite and on MySQL/MariaDB. */
export const MIGRATIONS = [
  Links1795000000001,
  Analytics1795000000002,
  Jobs1795000000003,
  Idempotency1795000000004,
  Groups1795000000005,
  Audit1795000000006,
  Usage1795000000007,
  People1795000000008,
  SignInCodes1795000000009,
  Account1795000000010,
  LinksOfGroups1795000000011,
  Teams1795000000012,
  MovedLinks1795000000013,
  Labels1795000000014,
  LinkSettings1795000000015,
  LinkAliases1795000000016,
  LinkDestinations1795000000017,
];
