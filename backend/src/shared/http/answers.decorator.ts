import { applyDecorators, HttpCode, type Type } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { forgetDocumentedAnswers } from './nest-metadata-insides';
import { ProblemDto } from './problem.dto';

/**
 * The build documents what a method returns, as an answer without the envelope and with 201 for every POST;
 * it cannot see that another status has been chosen.
 */
const withoutGuesses: MethodDecorator = (_target, _name, descriptor) => {
  forgetDocumentedAnswers(descriptor.value as object);
};

const REFUSAL = ApiResponse({
  status: 'default',
  description: 'The request was refused.',
  schema: {
    type: 'object',
    required: ['error'],
    properties: { error: { $ref: getSchemaPath(ProblemDto) } },
  },
});

/** Documents `{"data": <dto>}` as the answer with this status, and the shape of every refusal. */
export const Answers = (dto: Type, status = 200): MethodDecorator =>
  applyDecorators(
    withoutGuesses,
    HttpCode(status),
    ApiExtraModels(dto, ProblemDto),
    ApiResponse({
      status,
      schema: { type: 'object', required: ['data'], properties: { data: { $ref: getSchemaPath(dto) } } },
    }),
    REFUSAL,
  );

/** Documents a file of this media type as the answer, and the shape of every refusal. */
export const AnswersFile = (mediaType: string): MethodDecorator =>
  applyDecorators(
    withoutGuesses,
    HttpCode(200),
    ApiExtraModels(ProblemDto),
    ApiResponse({ status: 200, content: { [mediaType]: { schema: { type: 'string', format: 'binary' } } } }),
    REFUSAL,
  );
