import { EntitySchema } from 'typeorm';
import { SignInCode } from '../domain/sign-in-code.entity';
import { idColumn } from './id-column';

export const signInCodeSchema = new EntitySchema<SignInCode>({
  name: 'SignInCode',
  target: SignInCode,
  tableName: 'sign_in_codes',
  columns: {
    id: { type: 'varchar', length: 32, primary: true },
    purpose: { type: 'varchar', length: 10 },
    emailHash: { name: 'email_hash', type: 'varchar', length: 64 },
    userId: idColumn('user_id'),
    browserUuid: { name: 'browser_uuid', type: 'varchar', length: 36 },
    codeHash: { name: 'code_hash', type: 'varchar', length: 64 },
    digits: { type: 'int' },
    lang: { type: 'varchar', length: 10 },
    tries: { type: 'int' },
    createdAt: { name: 'created_at', type: 'datetime', precision: 3 },
    expiresAt: { name: 'expires_at', type: 'datetime', precision: 3 },
    usedAt: { name: 'used_at', type: 'datetime', precision: 3, nullable: true },
  },
});
