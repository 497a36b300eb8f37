import { ChangeLog } from '../../../../shared/change-feed/change-log';

/** Of which groups the programs have changed, by the groups' numbers. */
export abstract class ProgramChangeLog extends ChangeLog {}
