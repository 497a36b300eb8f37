import { Global, Module } from '@nestjs/common';
import { AuditLog } from './audit-log.query';
import { AuditPersonalData } from './audit-personal-data';
import { AuditTrail } from './audit-trail';

@Global()
@Module({ providers: [AuditLog, AuditPersonalData, AuditTrail], exports: [AuditLog, AuditTrail] })
export class AuditModule {}
