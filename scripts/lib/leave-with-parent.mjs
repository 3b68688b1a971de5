// Loaded into the server before its own code (--import). The command that started it is the only one to pass
// signals on; should that command be killed outright, the server closes in order instead of staying behind.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// Listening must not keep a server alive that has nothing left to do.
process.channel?.unref()
