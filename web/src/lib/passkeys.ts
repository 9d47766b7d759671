/** Passkeys, by the browser's own WebAuthn: bytes are told as base64url, as the server does. */

import type { Account, Passkey } from "../generated/protocol";
import { accounts } from "./accounts";
import { Trouble } from "./api";

type Told<T> = T & { challenge: string }; // the options as JSON: bytes are base64url
type Creation = Told<Omit<PublicKeyCredentialCreationOptions, "user" | "excludeCredentials">> & {
  user: { id: string; name: string; displayName: string };
  excludeCredentials: { id: string; type: "public-key" }[];
};
type Request = Told<Omit<PublicKeyCredentialRequestOptions, "allowCredentials">>;

/** Whether this browser can have passkeys for this address. */
export const canUse = (): boolean =>
  isSecureContext && typeof PublicKeyCredential === "function" && !/^[\d.]+$|:/.test(location.hostname);

/** Keep a name by a new passkey, or ("") add one to one's account. */
export async function make(name = ""): Promise<Account> {
  const options = (await accounts.passkeyOptions(name)).options as Creation;
  const publicKey: PublicKeyCredentialCreationOptions = {
    ...options,
    challenge: bytes(options.challenge),
    user: { ...options.user, id: bytes(options.user.id) },
    excludeCredentials: options.excludeCredentials.map((each) => ({ ...each, id: bytes(each.id) })),
  };
  const made = await chosen(() => navigator.credentials.create({ publicKey }));
  const response = made.response as AuthenticatorAttestationResponse;
  return accounts.addPasskey(name, {
    ...head(made),
    response: { clientDataJSON: text(response.clientDataJSON), attestationObject: text(response.attestationObject) },
  } as Passkey);
}

/** Log in by a passkey. */
export async function use(): Promise<Account> {
  const options = (await accounts.logInOptions()).options as Request;
  const publicKey: PublicKeyCredentialRequestOptions = {
    challenge: bytes(options.challenge),
    rpId: options.rpId,
    timeout: options.timeout,
    userVerification: options.userVerification,
  };
  const used = await chosen(() => navigator.credentials.get({ publicKey }));
  const response = used.response as AuthenticatorAssertionResponse;
  return accounts.logInPasskey({
    ...head(used),
    response: {
      clientDataJSON: text(response.clientDataJSON),
      authenticatorData: text(response.authenticatorData),
      signature: text(response.signature),
      userHandle: response.userHandle ? text(response.userHandle) : null,
    },
  } as Passkey);
}

/** What the person has chosen; whoever thinks better of it is told that nothing came of it. */
async function chosen(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const found = await ask();
    if (found instanceof PublicKeyCredential) return found;
  } catch {
    // Cancelled, or there is none: browsers do not tell which.
  }
  throw new Trouble({ error: "refused-passkey", args: {} }, 0);
}

const head = (made: PublicKeyCredential) => ({ id: made.id, rawId: text(made.rawId), type: made.type });

function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

function text(buffer: ArrayBuffer): string {
  const binary = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(binary).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}
