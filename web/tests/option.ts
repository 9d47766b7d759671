/** An option as a server offers it, where nothing is said of what it does. */
import type { OfferedOption } from "../src/generated/protocol";

export const option = (kind: string, fields: OfferedOption["fields"] = {}): OfferedOption => ({
  kind,
  fields,
  notes: [],
});
