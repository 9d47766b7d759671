/** The server's side of accounts, ratings and friends. */

import type { Account, Friends, FriendAct, Passkey, PasskeyOptions, Profile } from "../generated/protocol";
import { ask } from "./api";
import { BASE } from "./base";

const post = <T>(path: string, body: object = {}) => ask<T>("POST", path, body);
const at = encodeURIComponent;

export const accounts = {
  mine: () => ask<Account>("GET", "/account"),
  signUp: (name: string, password: string) => post<Account>("/account", { name, password }),
  logIn: (name: string, password: string) => post<Account>("/account/log-in", { name, password }),
  logOut: () => post<Account>("/account/log-out"),
  changePassword: (old: string, fresh: string) => post<Account>("/account/password", { old, new: fresh }),
  endDevice: (id: string) => post<Account>("/account/devices/end", { id }),
  passkeyOptions: (name: string) => post<PasskeyOptions>("/account/passkey/options", { name }),
  addPasskey: (name: string, passkey: Passkey) => post<Account>("/account/passkey", { name, passkey }),
  removePasskey: (id: string) => post<Account>("/account/passkey/remove", { id }),
  logInOptions: () => post<PasskeyOptions>("/account/log-in/options"),
  logInPasskey: (passkey: Passkey) => post<Account>("/account/log-in/passkey", { passkey }),
  erase: (name: string, password: string) => post<Account>("/account/erase", { name, password }),
  exported: `${BASE}/api/account/export`,
  person: (name: string) => ask<Profile>("GET", `/people/${at(name)}`),
  friends: () => ask<Friends>("GET", "/friends"),
  befriend: (name: string, act: FriendAct["act"]) => post<Friends>("/friends", { name, act }),
  decline: (id: string) => post<Friends>("/friends/decline", { id }),
  invite: (table: string, name: string) => post<{ done: boolean }>(`/tables/${at(table)}/invite-friend`, { name }),
};

/** The address of somebody's page. */
export const personPath = (name: string): string => `${BASE}/people/${at(name)}`;
