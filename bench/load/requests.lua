-- For wrk: asks for the requests of a table in turn, each from another address, and tells what it measured as JSON.
-- The requests are made beforehand, so that asking costs next to nothing.
local made = {}
local turn = 0

function init(args)
  local asked = dofile(args[1])
  local count = math.max(#asked.requests, asked.visitors)
  for i = 1, count do
    local request = asked.requests[(i - 1) % #asked.requests + 1]
    local headers = { ["X-Forwarded-For"] = string.format("10.0.%d.%d", math.floor(i / 256) % 256, i % 256) }
    for name, value in pairs(request.headers) do headers[name] = value end
    made[i] = wrk.format(request.method, request.path, headers, request.body)
  end
end

function request()
  turn = turn % #made + 1
  return made[turn]
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    'RESULT {"requests":%d,"microseconds":%d,"failed":%d,"refused":%d,"p50":%f,"p99":%f}\n',
    summary.requests, summary.duration, errors.connect + errors.read + errors.write + errors.timeout, errors.status,
    latency:percentile(50) / 1000, latency:percentile(99) / 1000))
end
