/** Works a value out once for each object, and forgets it with the object. */
export function oncePer<Key extends object, Value extends object>(workOut: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? workOut(key);
    known.set(key, value);
    return value;
  };
}
