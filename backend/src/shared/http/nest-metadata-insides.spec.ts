import { Controller, Get, Post } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { declaredMethod, declaredPaths, forgetDocumentedAnswers, isRoute } from './nest-metadata-insides';

@Controller(['shelves', 'old-shelves'])
class Shelves {
  @Get(':id')
  one(): string {
    return 'one';
  }

  @Post()
  @ApiResponse({ status: 201, description: 'made' })
  add(): void {
    return undefined;
  }

  count(): number {
    return 0;
  }
}

describe('the metadata of Nest', () => {
  const { one, add, count } = new Shelves();

  it('names paths and methods where we look for them', () => {
    expect(declaredPaths(Shelves)).toEqual(['shelves', 'old-shelves']);
    expect([declaredPaths(one), declaredMethod(one)]).toEqual([[':id'], 'GET']);
    expect([declaredPaths(add), declaredMethod(add)]).toEqual([['/'], 'POST']);
    expect([isRoute(one), isRoute(count)]).toEqual([true, false]);
  });

  it('holds documented answers under the key that we empty', () => {
    const documented = (): unknown[] =>
      Reflect.getMetadataKeys(add).filter((key) => String(key).includes('apiResponse'));
    expect(documented()).toHaveLength(1);
    forgetDocumentedAnswers(add);
    expect(documented()).toEqual([]);
  });
});
