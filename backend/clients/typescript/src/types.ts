type Given<T> = [T] extends [undefined] ? unknown : NonNullable<T>;
type PathOf<O> = O extends { readonly parameters: { readonly path?: infer P } } ? Given<P> : unknown;
type QueryOf<O> = O extends { readonly parameters: { readonly query?: infer Q } } ? Given<Q> : unknown;
type ContentOf<B> = B extends { readonly content: infer C }
  ? C extends { readonly 'multipart/form-data': infer F }
    ? Omit<F, 'file'> & { file?: Blob }
    : C extends { readonly 'application/json': infer J }
      ? J
      : unknown
  : unknown;
type BodyOf<O> = O extends { readonly requestBody?: infer B } ? ContentOf<Given<B>> : unknown;

/** The fields of a call: of its path, its query and its body, of which the body's come first. */
export type Input<O> = PathOf<O> & Omit<QueryOf<O>, keyof BodyOf<O>> & BodyOf<O>;

type AnswerOf<R> = R extends { readonly content: infer C }
  ? C extends { readonly 'application/json': { readonly data: infer D } }
    ? D
    : C extends { readonly 'text/csv': unknown }
      ? string
      : unknown
  : unknown;

/** The data of the answer. */
export type Output<O> = O extends { readonly responses: infer R }
  ? R extends { readonly 200: infer Ok }
    ? AnswerOf<Ok>
    : R extends { readonly 201: infer Created }
      ? AnswerOf<Created>
      : unknown
  : unknown;
