/** A guard taken away on purpose, and the test that must notice. */
export interface Mutant {
  /** What is gone, in words. */
  drops: string;
  file: string;
  /** Stands once in the file. */
  find: string;
  put: string;
  test: string;
  /** Of a large file only the tests whose title holds this. */
  only?: string;
}
