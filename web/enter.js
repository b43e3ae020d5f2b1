// A guest of the local network comes in: the token is a cookie now, and leaves the address.

location.replace(`/${location.hash}`);
