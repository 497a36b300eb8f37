import type { ShownAppeal, ShownAppeals } from '../application/show-appeals.service';
import type { SuspensionState } from '../application/suspension-appeals.service';
import type { SuspensionAppeal } from '../domain/suspension-appeal.entity';
import { presentPerson } from './desk.presenter';
import type {
  OwnSuspensionAppealDto,
  SuspensionAppealDto,
  SuspensionAppealsDto,
  SuspensionStateDto,
} from './dto/appeals.dto';

const THE_END = -1;

const presentOwn = ({ text, state, answer, ...moments }: SuspensionAppeal): OwnSuspensionAppealDto => ({
  text,
  state,
  answer,
  appealedTime: moments.appealedAt.toISOString(),
  answeredTime: moments.answeredAt?.toISOString() ?? null,
});

export const presentSuspensionState = ({ suspension, ...state }: SuspensionState): SuspensionStateDto => ({
  suspendedTime: suspension?.since.toISOString() ?? null,
  reason: suspension?.reason ?? null,
  canAppeal: state.canAppeal,
  appeals: state.appeals.map(presentOwn),
});

export const presentAppeal = ({ appeal, suspension, person, ...by }: ShownAppeal): SuspensionAppealDto => ({
  ...presentOwn(appeal),
  appealId: appeal.id,
  person: person && presentPerson(person, false),
  actionId: suspension.id,
  reason: suspension.reason,
  note: suspension.note,
  suspendedTime: suspension.createdAt.toISOString(),
  suspendedBy: by.suspendedBy,
  answeredBy: by.answeredBy,
});

export const presentAppeals = ({ appeals, next, open }: ShownAppeals): SuspensionAppealsDto => ({
  appeals: appeals.map(presentAppeal),
  start: next ?? THE_END,
  open,
});
