import 'reflect-metadata';
import { ValidationPipe } from '@nestjs/common';
import { IsString } from 'class-validator';
import { Flag } from './flag.decorator';
import { validationPipe } from './validation.pipe';
import { WhenPresent } from './when-present.decorator';
import { WholeNumber } from './number.decorators';

class Dto {
  @WhenPresent()
  @IsString({ message: 'name must be text' })
  readonly name?: string;

  @WholeNumber(-1, 100)
  readonly start: number = -1;

  @WhenPresent()
  @Flag()
  readonly isOn?: boolean;
}

describe('the fields of a call', () => {
  const pipe: ValidationPipe = validationPipe();
  const read = (value: object): Promise<unknown> => pipe.transform(value, { type: 'body', metatype: Dto });

  it.each([
    [{}, { start: -1 }],
    [{ name: '' }, { name: '', start: -1 }],
    [{ start: 0 }, { start: 0 }],
    [{ start: '-1' }, { start: -1 }],
    [{ start: '100' }, { start: 100 }],
    [{ isOn: false }, { start: -1, isOn: false }],
    [{ isOn: 'true' }, { start: -1, isOn: true }],
    [{ isOn: 'false' }, { start: -1, isOn: false }],
  ])('of %j are read as %j', async (sent, taken) => {
    expect(await read(sent)).toEqual(taken);
  });

  it.each([
    [{ name: null }, 'name must be text'],
    [{ start: null }, 'start must be a whole number from -1 to 100'],
    [{ start: '' }, 'start must be'],
    [{ start: ' 7' }, 'start must be'],
    [{ start: '1e1' }, 'start must be'],
    [{ start: '9'.repeat(400) }, 'start must be'],
    [{ start: -2 }, 'start must be'],
    [{ start: 101 }, 'start must be'],
    [{ start: 1.5 }, 'start must be'],
    [{ start: true }, 'start must be'],
    [{ start: [] }, 'start must be'],
    [{ start: ['7'] }, 'start must be'],
    [{ start: { toString: 'x' } }, 'start must be'],
    [{ isOn: null }, 'isOn must be true or false'],
    [{ isOn: 1 }, 'isOn must be'],
    [{ isOn: 'yes' }, 'isOn must be'],
    [{ isOn: { toString: 'x' } }, 'isOn must be'],
  ])('refuse %j', async (sent, message) => {
    await expect(read(sent)).rejects.toThrow(message);
  });
});
