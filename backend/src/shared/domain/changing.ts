/** The same with fields that the class itself may set. */
export type Changing<T> = { -readonly [Field in keyof T]: T[Field] };
