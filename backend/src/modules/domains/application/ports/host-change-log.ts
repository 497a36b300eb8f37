import { ChangeLog } from '../../../../shared/change-feed/change-log';

/** Which hosts have changed. */
export abstract class HostChangeLog extends ChangeLog {}
