export interface Deferred<Value> {
  promise: Promise<Value>;
  resolve: (value: Value) => void;
  reject: (reason: unknown) => void;
}

export function deferred<Value = void>(): Deferred<Value> {
  const result = {} as Deferred<Value>;
  result.promise = new Promise<Value>((resolve, reject) =>
    Object.assign(result, { resolve, reject }),
  );
  return result;
}
