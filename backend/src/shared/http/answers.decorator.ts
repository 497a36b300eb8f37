import { applyDecorators, HttpCode, type Type } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { ProblemDto } from './problem.dto';

/** Documents `{"data": <dto>}` as the answer with this status, and the shape of every refusal. */
export const Answers = (dto: Type, status = 200): MethodDecorator =>
  applyDecorators(
    HttpCode(status),
    ApiExtraModels(dto, ProblemDto),
    ApiResponse({
      status,
      schema: { type: 'object', required: ['data'], properties: { data: { $ref: getSchemaPath(dto) } } },
    }),
    ApiResponse({
      status: 'default',
      description: 'The call was refused.',
      schema: {
        type: 'object',
        required: ['error'],
        properties: { error: { $ref: getSchemaPath(ProblemDto) } },
      },
    }),
  );
