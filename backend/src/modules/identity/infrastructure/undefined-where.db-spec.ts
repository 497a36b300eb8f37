import type { FindOptionsWhere } from 'typeorm';
import { describeOnEachEngine } from '../../../../test/support/database';
import { SignInCode } from '../domain/sign-in-code.entity';
import { signInCodeSchema } from './sign-in-code.schema';

describeOnEachEngine(
  'a search by what is not there',
  (engine) => {
    it.each([undefined, null])(
      'S30: is refused instead of finding, changing or removing any row: %s',
      async (id) => {
        const codes = engine.dataSource.getRepository(SignInCode);
        const where = { id } as unknown as FindOptionsWhere<SignInCode>;
        for (const search of [
          () => codes.findOneBy(where),
          () => codes.findOne({ where }),
          () => codes.findBy(where),
          () => codes.update(where, { tries: 1 }),
          () => codes.delete(where),
        ]) {
          await expect(search()).rejects.toThrow(/undefined|null/i);
        }
      },
    );
  },
  [signInCodeSchema],
);
